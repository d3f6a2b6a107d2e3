// @database both, the embedded one in the long form

import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepVerdict } from '../../../features/corrections/document-verdicts.ts';
import { insertDocument } from '../../../features/settlement/documents.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import { homeSections } from '../../../testing/applications.ts';
import { openPaymentDesk, payer } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { writeSection } from '../../../testing/stored.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await api.owner.deleteFrom('payment_settings').execute();
});

describe('the amount due', () => {
  it('is the lowest of the four bounds, and is proposed once', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled();
    expect(await work.dueOf(officer, application)).toMatchObject({
      agreed_gr: 383_300,
      can_propose: true,
      payment: null,
    });
    expect((await work.propose(approver, application)).status).toBe(403);
    await work.hear(officer, application, 100);
    expect((await work.propose(officer, application, { cost_gr: 100 })).json).toEqual({ amount_gr: 100 });
    expect((await work.propose(officer, application)).json.detail).toMatch(/już jest w\stoku/);
    expect((await work.dueOf(approver, application)).payment).toMatchObject({
      binding: ['cost'],
      state: 'proposed',
    });
  });

  it('is not due before the settlement is checked, and never nothing', async () => {
    const { officer } = await work.team();
    const application = await work.settled();
    expect((await work.propose(officer, application, { other_public_gr: 9_000_000 })).json.detail).toContain(
      'zero',
    );
    await work.office.put(application, 'payment_requested');
    expect((await work.propose(officer, application)).status).toBe(409);
  });
});

describe('an approval', () => {
  it('is by another person than proposed it or decided in the case, and the database says so too', async () => {
    const { officer, approver, fourth } = await work.team();
    const application = await work.settled();
    await work.propose(fourth, application);
    const own = await work.approve(fourth, application.reference);
    expect([own.status, own.json.detail]).toEqual([409, expect.stringContaining('Twoją propozycją')]);
    await api.owner
      .insertInto('operator_action')
      .values({
        at: api.context.clock(),
        operator: 'Osoba approver',
        person_id: approver.person.id,
        action: 'desk refuse',
        partner_id: 'mpec',
        application_id: application.id,
        reference: application.reference,
        details: '{}',
        outcome: 'done',
        refusal: null,
      })
      .execute();
    expect((await work.approve(approver, application.reference)).json.detail).toContain(
      'już była Twoja decyzja',
    );
    expect((await work.approve(officer, application.reference)).status).toBe(403);
    const proposal = await api.owner.selectFrom('payment_revision').selectAll().executeTakeFirstOrThrow();
    const { partner_id, payment_id, application_id, revision, line_hash, proposed_by } = proposal;
    const key = { partner_id, payment_id, application_id, revision, line_hash };
    const given = { ...key, proposed_by, deciders: ['x'], approved_at: new Date() };
    const insert = (change: object) =>
      api.owner
        .insertInto('payment_approval')
        .values({ ...given, approved_by: 'y', ...change })
        .execute();
    await expect(insert({ approved_by: proposed_by })).rejects.toThrow('payment_approval_by_another');
    await expect(insert({ approved_by: 'x' })).rejects.toThrow('payment_approval_by_another');
    await expect(insert({ proposed_by: 'z' })).rejects.toThrow('foreign key');
    await insert({});
    await expect(insert({})).rejects.toThrow('payment_approval_pkey');
    await expect(api.owner.updateTable('payment_revision').set({ amount_gr: 1 }).execute()).rejects.toThrow(
      'never changed',
    );
  });

  it('is void when anything of the payment changes, and it goes back to be proposed again', async () => {
    const { officer, approver, fourth, boss } = await work.team();
    await work.setUp({ boss, fourth });
    const application = await work.settled();
    await work.propose(officer, application);
    await work.approve(approver, application.reference);
    const iban_number = 'PL27114020040000300201355387';
    const data = { ...homeSections.settlement, iban_number };
    const key = { partnerId: 'mpec', applicationId: application.id, cipher: application.cipher };
    await withinPartner('mpec', () =>
      writeSection(api.context, key, 'settlement', {
        data,
        revision: application.revision + 1,
        savedAt: new Date(api.context.clock().getTime() + 1000),
      }),
    );
    expect(await work.paymentOf(officer, application)).toMatchObject({
      ...{ state: 'approved', has_changed: true, missing: 1 },
    });
    const ids = (await work.listed(officer)).map(({ id }) => id);
    const { json } = await work.post(officer, '/payment-batches', { payments: ids });
    expect(json).toEqual({ n: null, sent_back: [application.reference] });
    expect(await work.dueOf(officer, application)).toMatchObject({
      account_question: 'changed',
      can_propose: false,
      payment: { state: 'draft' },
    });
    expect((await work.propose(officer, application)).json.detail).toContain('osoba, która zatwierdza');
    const held = async () => {
      const seen = await work.get(officer, '/cases?flag=account_held');
      return (seen.cases as CaseRow[]).map(({ flags }) => flags.join());
    };
    expect(await held()).toEqual([expect.stringContaining('rachunek zmieniony')]);
    api.pass(60_000);
    const reason = { reason: 'Zadzwoniono do wnioskodawczyni.' };
    expect((await work.post(officer, `/cases/${application.reference}/account`, reason)).status).toBe(403);
    expect((await work.post(approver, `/cases/${application.reference}/account`, reason)).status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await work.propose(officer, application)).status).toBe(200);
    expect((await work.paymentOf(approver, application))?.approved_by).toEqual([]);
  });

  it('stands on the verdicts of its documents: none is insufficient, and a new one makes it void', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled();
    const key = { partnerId: 'mpec', applicationId: application.id, cipher: application.cipher };
    const id = crypto.randomUUID();
    const file = { id, kind: 'invoice', fileName: 'f.pdf', mediaType: 'application/pdf', bytes: 1 } as const;
    const stored = { contentHash: 'a'.repeat(64), storageKey: id, uploadedAt: api.context.clock() };
    await insertDocument(api.context, key, { ...file, ...stored });
    const judge = (verdict: 'accepted' | 'insufficient') =>
      keepVerdict(api.context.db, key, {
        ...{ document_id: id, verdict, person_id: officer.person.id },
        given_at: api.context.clock(),
      });
    await judge('insufficient');
    expect((await work.propose(officer, application)).json.detail).toContain('niewystarczający');
    await judge('accepted');
    expect((await work.propose(officer, application)).status).toBe(200);
    const seen = async () => (await work.paymentOf(officer, application))?.has_changed;
    expect(await seen()).toBe(false);
    await judge('insufficient');
    expect(await seen()).toBe(true);
    await judge('accepted');
    expect(await seen()).toBe(false);
    await judge('insufficient');
    expect((await work.approve(approver, application.reference)).json).toEqual({ missing: null });
    expect((await work.dueOf(officer, application)).payment?.state).toBe('draft');
  });

  it('is refused with a reason, which the officer reads', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled();
    await work.propose(officer, application);
    const payment = await work.paymentOf(approver, application);
    await work.post(approver, `/payments/${payment?.id}/refusal`, { reason: 'Faktura jest nieczytelna.' });
    expect(await work.dueOf(officer, application)).toMatchObject({
      can_propose: true,
      payment: { state: 'draft', reason: 'Faktura jest nieczytelna.' },
    });
    const stale = { line_hash: payment?.line_hash };
    expect((await work.post(approver, `/payments/${payment?.id}/approval`, stale)).status).toBe(409);
  });
});

describe('a batch', () => {
  it('goes to the bank in one file, the same to the byte each time, once for a reason', async () => {
    const people = await work.team();
    const cases = [await work.settled(), await work.settled()];
    const { batch, pain, sha256 } = await work.fileOf(people, cases);
    expect(transfersIn(pain)).toMatchObject({
      payer,
      movements: cases
        .map(({ reference }) => ({ id: `${reference}-1`, gr: -383_300 }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    });
    const take = (reason: string) => work.post(people.approver, `/payment-batches/${batch}/file`, { reason });
    expect((await take('Pierwszy raz')).json.detail).toMatch(/z\stym powodem/);
    api.pass(600_000);
    expect((await take('Bank odrzucił plik')).json.file).toMatchObject({ sha256 });
    expect(
      (await work.post(people.officer, `/payment-batches/${batch}/state`, { state: 'sent' })).status,
    ).toBe(200);
    const line = await api.owner.selectFrom('payment_batch_line').selectAll().executeTakeFirstOrThrow();
    const {
      partner_id,
      n: _,
      id: __,
      ...rest
    } = await api.owner.selectFrom('payment_batch').selectAll().executeTakeFirstOrThrow();
    const other = crypto.randomUUID();
    const file = rest.file && JSON.stringify(rest.file);
    await api.owner
      .insertInto('payment_batch')
      .values({ ...rest, partner_id, id: other, n: 99, file })
      .execute();
    await expect(
      api.owner
        .insertInto('payment_batch_line')
        .values({ ...line, batch_id: other })
        .execute(),
    ).rejects.toThrow('payment_batch_line_one_live');
  });

  it('takes a payment once, however many people make one at the same moment', async () => {
    const { officer, approver, third, fourth, boss } = await work.team();
    await work.setUp({ boss, fourth });
    const application = await work.settled();
    await work.propose(officer, application);
    const approving = await Promise.all([
      work.approve(approver, application.reference),
      work.approve(third, application.reference),
    ]);
    expect(approving.map(({ status }) => status).sort()).toEqual([200, 409]);
    const payments = (await work.listed(officer)).map(({ id }) => id);
    const made = await Promise.all(
      [officer, approver, third].map((who) => work.post(who, '/payment-batches', { payments })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('above its threshold is let go by a person who had no part in it', async () => {
    const people = await work.team();
    const { officer, approver, third, fourth, boss } = people;
    const cases = [await work.settled(), await work.settled()];
    await work.setUp({ boss, fourth }, { batch_gr: 766_599 });
    for (const each of cases) {
      await work.propose(officer, each);
      await work.approve(approver, each.reference);
    }
    const payments = (await work.listed(officer)).map(({ id }) => id);
    await work.post(officer, '/payment-batches', { payments });
    const [batch] = await work.batches(officer);
    const take = () => work.post(officer, `/payment-batches/${batch?.id}/file`, { reason: 'Do banku' });
    expect((await take()).json.detail).toContain('trzeciej osoby');
    expect((await work.post(approver, `/payment-batches/${batch?.id}/release`)).json.detail).toContain(
      'udział',
    );
    expect((await work.post(third, `/payment-batches/${batch?.id}/release`)).status).toBe(200);
    expect((await take()).status).toBe(200);
  });

  it('whose file was handed out ends by two people, in an office of two where both took it as well', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const cases = [await work.settled(), await work.settled()];
    const { batch } = await work.fileOf(people, cases);
    const at = `/payment-batches/${batch}`;
    const take = (who: typeof officer, reason: string) => work.post(who, `${at}/file`, { reason });
    for (const who of [officer, approver]) await take(who, `Plik dla: ${who.person.name}`);
    await work.post(officer, `${at}/state`, { state: 'sent' });
    const say = (who: typeof officer, body: object) => work.post(who, `${at}/state`, body);
    const confirm = (who: typeof officer) => work.post(who, `${at}/cancellation`);
    const reason = 'Bank odrzucił cały plik.';
    expect((await say(approver, { state: 'cancelled' })).json.detail).toMatch(/Napisz, dlaczego/);
    expect((await confirm(approver)).status).toBe(409);
    expect((await say(approver, { state: 'cancelled', reason })).status).toBe(200);
    expect((await confirm(approver)).json.detail).toMatch(/potwierdza je inna osoba/);
    expect((await take(officer, 'Jeszcze raz')).json.detail).toMatch(/czeka na rozwiązanie/);
    const own = { state: 'cancelled', cancelled_by: approver.person.id } as const;
    await expect(api.owner.updateTable('payment_batch').set(own).execute()).rejects.toThrow('two people');
    expect((await say(officer, { state: 'kept' })).status).toBe(200);
    const payment = api.owner.updateTable('payment').set({ state: 'approved' });
    await expect(payment.execute()).rejects.toThrow('at the bank');
    expect((await say(officer, { state: 'cancelled', reason })).status).toBe(200);
    expect((await work.batches(officer))[0]).toMatchObject({ cancel_reason: reason, cancel_is_mine: true });
    expect((await confirm(officer)).status).toBe(403);
    expect((await confirm(approver)).status).toBe(200);
    expect((await work.batches(officer))[0]?.state).toBe('cancelled');
    expect((await work.listed(officer)).map(({ state }) => state)).toEqual(['approved', 'approved']);
  });

  it('that was cancelled is paid all the same where the bank has carried it out, and paid once', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const [first, second] = [await work.settled(), await work.settled()];
    const { batch, pain } = await work.fileOf(people, [first, second]);
    const reason = 'Bank nie ma tego pliku.';
    await work.post(officer, `/payment-batches/${batch}/state`, { state: 'cancelled', reason });
    await work.post(approver, `/payment-batches/${batch}/cancellation`);
    const payments = (await work.listed(officer)).map(({ id }) => id);
    await work.post(officer, '/payment-batches', { payments });
    const [again] = await work.batches(officer);
    const { movements } = transfersIn(pain);
    const carried = movements.filter(({ id }) => id.startsWith(first.reference));
    expect(await work.read(officer, 1, carried)).toMatchObject([
      { kind: 'booked_after_cancel', reference: first.reference },
    ]);
    expect((await work.office.stored(first)).status).toBe('paid');
    expect((await work.batches(officer)).slice(0, 2)).toMatchObject([
      { id: again?.id, references: [second.reference], booked: 0 },
      { id: batch, references: [first.reference], booked: 1 },
    ]);
    const { json } = await work.post(officer, `/payment-batches/${again?.id}/file`, { reason: 'Do banku' });
    const file = Buffer.from((json.file as { base64: string }).base64, 'base64').toString();
    expect(transfersIn(file).movements.map(({ id }) => id)).toEqual([`${second.reference}-1`]);
  });

  it('that the bank has answered hands its file out no more, and is done once all of it is answered', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const { batch, pain } = await work.fileOf(people, [await work.settled(), await work.settled()]);
    const { movements } = transfersIn(pain);
    const take = () => work.post(approver, `/payment-batches/${batch}/file`, { reason: 'Jeszcze raz' });
    await work.read(officer, 1, movements.slice(0, 1));
    expect((await take()).json.detail).toMatch(/zapłaciłby jeszcze raz/);
    expect((await work.batches(officer))[0]).toMatchObject({ state: 'file_made', waiting: 1, booked: 1 });
    await work.read(officer, 2, movements.slice(1));
    expect((await work.batches(officer))[0]).toMatchObject({ state: 'done', waiting: 0, booked: 2 });
    expect((await take()).status).toBe(409);
    const reason = 'Pomyłka w pliku.';
    const cancel = await work.post(officer, `/payment-batches/${batch}/state`, {
      state: 'cancelled',
      reason,
    });
    expect(cancel.json.detail).toMatch(/Bank odpowiedział już/);
  });

  it('ends for what the bank has not answered, and the rest of it stays', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const { batch, pain } = await work.fileOf(people, [await work.settled(), await work.settled()]);
    await work.read(officer, 1, transfersIn(pain).movements.slice(0, 1));
    const reason = 'Drugiego przelewu nie będzie.';
    await work.post(officer, `/payment-batches/${batch}/state`, { state: 'cancelled', reason });
    await work.post(approver, `/payment-batches/${batch}/cancellation`);
    expect((await work.batches(officer))[0]).toMatchObject({ state: 'done', count: 1, booked: 1 });
    expect((await work.listed(officer)).map(({ state }) => state)).toEqual(['approved']);
  });

  it('is at the bank whatever has become of its cases: that is said of the file', async () => {
    const people = await work.team();
    const { officer } = people;
    const application = await work.settled();
    const { batch } = await work.fileOf(people, [application]);
    const key = { partnerId: 'mpec', applicationId: application.id, cipher: application.cipher };
    const id = crypto.randomUUID();
    const file = { id, kind: 'invoice', fileName: 'f.pdf', mediaType: 'application/pdf', bytes: 1 } as const;
    const stored = { contentHash: 'a'.repeat(64), storageKey: id, uploadedAt: api.context.clock() };
    await insertDocument(api.context, key, { ...file, ...stored });
    const sent = await work.post(officer, `/payment-batches/${batch}/state`, { state: 'sent' });
    expect(sent.status).toBe(200);
  });
});
