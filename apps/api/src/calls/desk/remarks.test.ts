import { describe, expect, it } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { cancelRequests } from '../../features/signing/requests/document-requests.ts';
import { dayMs } from '../../platform/clock.ts';
import { asUnit } from '../../platform/unit.ts';
import { account, owner } from '../../testing/applications.ts';
import { answer, sendWith, takeRequests, zofia } from '../../testing/co-owners/co-owners.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { callbackRequest, plainPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

interface FlaggedRow {
  readonly reference: string;
  readonly building: string;
  readonly amount: number | null;
  readonly flags: readonly string[];
}

/** What an officer's inbox shows. */
async function list(): Promise<readonly FlaggedRow[]> {
  const { cases } = await (await deskOf(api.running, plainPartner)).ask('/cases');
  return cases as readonly FlaggedRow[];
}
async function remarks(): Promise<string> {
  const [only, another] = await list();
  expect(another).toBeUndefined();
  return (only?.flags ?? []).join(', ').replaceAll('\u00a0', ' ');
}

describe('a remark', () => {
  it('tells nothing personal', async () => {
    const { reference, quote } = await harness.send();
    const rows = await list();
    expect(rows).toMatchObject([
      { reference, building: 'Dom jednorodzinny', amount: quote?.quote, flags: [] },
    ]);
    for (const secret of [owner.pesel, owner.last_name, account, '600 700 800', 'zolc@'])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('marks two cases that may be about one house or person, without naming the other, until one has ended', async () => {
    const [first, second] = [await harness.send(), await harness.send()];
    const [one, other] = await list();
    const shared = 'może już trwa inna sprawa: rachunek, budynek, osoba lub firma, telefon';
    expect([one?.flags, other?.flags]).toEqual([[shared], [shared]]);
    await harness.put(first, 'withdrawn');
    const left = await list();
    expect(left.find(({ reference }) => reference === second.reference)?.flags).toEqual([]);
  });

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
    const requests = api.context.db.updateTable('signature_request');
    const signer = { ref: 'applicant', state: 'signed' };
    await requests
      .set({ signer_states: JSON.stringify([signer]) })
      .where('paper', '=', 'agreement')
      .execute();
    expect(await remarks()).toBe('bez podpisu od dziś');
    await requests.set({ state: 'sealing' }).where('paper', '=', 'application').execute();
    expect(await remarks()).toBe('podpisano, trwa pieczętowanie');
  });

  it('says that a mail failed, not that one was no longer needed', async () => {
    await harness.act(await harness.send(), 'link');
    const mails = api.context.db.updateTable('outbox');
    await mails.set({ dropped_at: api.context.clock() }).execute();
    expect(await remarks()).toBe('');
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
    const application = await harness.stored(await sendWith(api));
    const token = (await takeRequests(api))[zofia.email] ?? '';
    await answer(api, token, 'agree');
    expect(await remarks()).toBe('');
    await answer(api, token, 'object');
    expect(await remarks()).toBe('sprzeciw współwłaściciela');
    await answer(api, token, 'agree');
    expect(await remarks()).toBe('sprzeciw wycofany');
    expect((await harness.act(application, 'signing')).status).toBe(200);
    await api.context.db.updateTable('application').set({ status: 'contract_sent' }).execute();
    expect(await remarks()).not.toContain('sprzeciw');
  });

  it('says until when the money is due, and that the day has passed', async () => {
    const application = await harness.settle(await harness.send(), '2026-11-15');
    expect(await remarks()).toBe('');
    await harness.put(application, 'settlement_review');
    expect(await remarks()).toBe('wypłata do 16 stycznia 2027 r.');
    api.pass(57 * dayMs);
    expect(await remarks()).toBe('termin wypłaty minął 16 stycznia 2027 r.');
  });

  it('says by which day to call who asked to be called, until that has ended', async () => {
    const { id } = (await post(api, '/applications/no_efficiency', callbackRequest)).json();
    expect(await list()).toMatchObject([{ building: 'Budynek niemieszkalny', amount: null }]);
    expect(await remarks()).toBe('prośba o kontakt: zadzwonić do 28 listopada 2026 r.');
    await harness.put(await harness.stored({ id }), 'withdrawn');
    expect(await remarks()).toBe('');
  });
});
