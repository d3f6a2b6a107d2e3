// @database both, the embedded one in the long form

import { transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPaymentDesk, payer } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await api.owner.deleteFrom('payment_settings').execute();
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

  it('is the only way to the bank: a payment that was in no file is never booked, and a line of it is told', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const application = await work.settled();
    await work.setUp(people);
    await work.propose(officer, application);
    await work.approve(approver, application.reference);
    const line = { gr: -383_300, id: `${application.reference}-1`, title: '', account: payer };
    expect(await work.read(officer, 1, [line])).toMatchObject([{ kind: 'unexpected' }]);
    const [kept] = await work.bankLines(officer);
    expect((await work.assign(officer, kept, [application.reference])).json.detail).toMatch(/nie ma wypłaty/);
    const booked = { state: 'booked', booked_on: '2026-11-21' } as const;
    await expect(api.owner.updateTable('payment').set(booked).execute()).rejects.toThrow('in no file');
  });
});
