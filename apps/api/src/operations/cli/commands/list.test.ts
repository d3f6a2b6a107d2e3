import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../cases/case-key.ts';
import { cancelRequests } from '../../../features/signing/standing-requests.ts';
import { dayMs } from '../../../platform/clock.ts';
import { asUnit } from '../../../platform/unit.ts';
import { account, owner } from '../../../testing/applications.ts';
import { answer, sendWith, takeRequests, zofia } from '../../../testing/co-owners/co-owners.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { callbackRequest, post } from '../../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

const list = (...more: string[]) => harness.type('list', '--partner', 'mpec', ...more);

/** The columns of the one row there is. */
async function onlyRow(): Promise<readonly string[]> {
  const [table] = (await list()).blocks;
  const rows = table && 'rows' in table ? table.rows : [];
  expect(rows).toHaveLength(1);
  return (rows[0] ?? []).map((cell) => cell.replaceAll('\u00a0', ' '));
}
const remarks = async () => (await onlyRow()).at(-1);

describe('the list of applications', () => {
  it('tells reference, status, since when, building and amount, and nothing personal', async () => {
    const { reference, quote } = await harness.send();
    const [shown, status, since, building, amount] = await onlyRow();
    expect([shown, status, since, building]).toEqual([
      reference,
      'Wniosek kompletny (completed)',
      '2026-11-21 12:00',
      'Dom jednorodzinny',
    ]);
    expect(amount?.replace(/\D/g, '')).toBe(String(quote?.quote));
    const { text, data } = await list();
    for (const secret of [owner.pesel, owner.last_name, account, '600 700 800', 'zolc@']) {
      expect(`${text} ${JSON.stringify(data)}`).not.toContain(secret);
    }
    expect(data).toEqual([
      {
        reference,
        kind: 'estimate',
        status: 'completed',
        since: api.context.clock(),
        building: 'home',
        amount: quote?.quote,
        flags: [],
      },
    ]);
  });

  it('marks two cases that may be about one house or person, by what they share, until one has ended', async () => {
    const [first, second] = [await harness.send(), await harness.send()];
    const { text, data } = await list();
    const flagsOf = (all: unknown) => (all as { flags: unknown[] }[]).map(({ flags }) => flags);
    const shared = { kind: 'under_way', traits: ['account', 'building', 'person', 'telephone'] };
    expect(flagsOf(data)).toEqual([[shared], [shared]]);
    expect(text).toContain('może już trwa inna sprawa: ');
    await harness.put(first, 'withdrawn');
    const left = (await list()).data as { reference: string; flags: unknown[] }[];
    expect(left.find(({ reference }) => reference === second.reference)?.flags).toEqual([]);
  });

  it('puts first what changed last, and says how many there are', async () => {
    const first = await harness.send();
    api.pass(60_000);
    const second = await harness.send();
    const { text } = await list('--limit', '1');
    expect(text).toContain(second.reference);
    expect(text).not.toContain(first.reference);
    expect(text).toContain('Pokazano: 1 z 2.');
  });

  it('can be of one status, and of what changed since a day', async () => {
    const old = await harness.send();
    api.pass(2 * dayMs);
    const recent = await harness.put(await harness.send(), 'under_review');
    expect((await list('--status', 'completed')).text).toContain(old.reference);
    expect((await list('--status', 'completed')).text).not.toContain(recent.reference);
    expect((await list('--since', '2026-11-22')).text).not.toContain(old.reference);
    expect((await list('--since', '2026-11-21')).text).toContain(old.reference);
  });

  it('is of one partner', async () => {
    const { reference } = await harness.send();
    expect((await harness.type('list', '--partner', 'stx')).text).not.toContain(reference);
    const unknown = await harness.type('list', '--partner', 'mpecc');
    expect([unknown.exitCode, unknown.text]).toEqual([
      1,
      'Nie ma partnera „mpecc”. Partnerzy: duon, fortum, mpec, stx.',
    ]);
  });
});

describe('a remark', () => {
  it('says for how many days a signature is missing', async () => {
    await harness.put(await harness.send(), 'contract_sent');
    expect(await remarks()).toBe('bez podpisu od dziś');
    api.pass(5 * dayMs);
    expect(await remarks()).toBe('bez podpisu od 5 dni');
  });

  it('says that a paper is being sealed once everybody has signed, not that it is unsigned', async () => {
    const application = await harness.send();
    await api.signing.promise(keyOf(application));
    await harness.put(application, 'contract_sent');
    const { db } = api.context;
    const signer = { ref: 'applicant', state: 'signed' };
    await db
      .updateTable('signature_request')
      .set({ signer_states: JSON.stringify([signer]) })
      .where('paper', '=', 'agreement')
      .execute();
    expect(await remarks()).toBe('bez podpisu od dziś');
    await db
      .updateTable('signature_request')
      .set({ state: 'sealing' })
      .where('paper', '=', 'application')
      .execute();
    expect(await remarks()).toBe('podpisano, trwa pieczętowanie');
  });

  it('says that a mail failed, not that one was no longer needed', async () => {
    const { reference } = await harness.send();
    await harness.type('resend-link', reference);
    const mails = api.context.db.updateTable('outbox');
    await mails.set({ dropped_at: api.context.clock() }).execute();
    expect(await remarks()).toBe('');
    expect((await harness.type('show', reference)).text).toMatch(/new-link +już niepotrzebny/);
    await mails.set({ dropped_at: null, failed_at: api.context.clock() }).execute();
    expect(await remarks()).toBe('wiadomość niedostarczona');
  });

  it('says that a signing failed, until a new one stands in its place', async () => {
    const application = await harness.send();
    await api.signing.promise(keyOf(application));
    await api.context.db.updateTable('signature_request').set({ state: 'failed' }).execute();
    expect(await remarks()).toBe('podpisywanie stanęło');
    await asUnit(api.context, (unit) => cancelRequests(unit, keyOf(application), 'x'));
    api.pass(1000);
    await api.signing.promise(keyOf(application));
    expect(await remarks()).toBe('');
  });

  it('says that the signing may begin again once an objection is taken back, while it is reviewed', async () => {
    const { reference } = await harness.stored(await sendWith(api));
    const token = (await takeRequests(api))[zofia.email] ?? '';
    await answer(api, token, 'agree');
    expect(await remarks()).toBe('');
    await answer(api, token, 'object');
    expect(await remarks()).toBe('sprzeciw współwłaściciela');
    await answer(api, token, 'agree');
    expect(await remarks()).toBe('sprzeciw wycofany: begin-signing');
    await harness.type('begin-signing', reference);
    await api.context.db.updateTable('application').set({ status: 'contract_sent' }).execute();
    expect(await remarks()).not.toContain('sprzeciw');
  });

  it('says that a co-owner objected', async () => {
    const { partner_id, id: application_id } = await harness.send();
    const row = {
      partner_id,
      application_id,
      n: 1,
      person: new Uint8Array(1),
      language: 'pl',
      state: 'objected',
    } as const;
    await api.context.db
      .insertInto('co_owner')
      .values({ ...row, id: '00000000-0000-4000-8000-000000000002', created_at: api.context.clock() })
      .execute();
    expect(await remarks()).toBe('sprzeciw współwłaściciela');
  });

  it('says until when the money is due, and that the day has passed', async () => {
    const application = await harness.settle(await harness.send(), '2026-11-15');
    expect(await remarks()).toBe('');
    await harness.put(application, 'settlement_review');
    expect(await remarks()).toBe('wypłata do 2027-01-16');
    api.pass(57 * dayMs);
    expect(await remarks()).toBe('termin wypłaty minął 2027-01-16');
  });

  it('says who asks to be called', async () => {
    await post(api, '/applications/no_efficiency', callbackRequest);
    const [, , , building, amount, remark] = await onlyRow();
    expect([building, amount, remark]).toEqual([
      'Budynek niemieszkalny',
      '–',
      expect.stringContaining('prośba o kontakt'),
    ]);
  });
});
