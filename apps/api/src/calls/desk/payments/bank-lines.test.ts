// @database both, the embedded one in the long form

import { type Movement, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, expect, it } from 'vitest';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(() => api.clear());

const charge = { gr: -500, id: '', title: 'Prowizja', account: '' };
const ofCase = (pain: string, { reference }: Application) =>
  transfersIn(pain).movements.find(({ id }) => id.startsWith(reference)) as Movement;

it('a line is what one person says and another confirms, with the difference told and kept', async () => {
  const people = await work.team();
  const { officer, approver, fourth } = people;
  const [first, second] = [await work.settled(), await work.settled()];
  const { pain } = await work.fileOf(people, [first, second]);
  const short = { ...ofCase(pain, first), gr: -383_299, title: 'Anna Nowak zwrot' };
  await work.read(officer, 1, [short, { ...ofCase(pain, second), id: '' }]);
  const [line, unclear] = (await work.bankLines(officer)).toSorted((a, b) => b.amount_gr - a.amount_gr);
  expect(line).toMatchObject({
    kind: 'other_amount',
    amount_gr: -383_299,
    state: 'open',
    title: short.title,
  });
  expect(line?.payments).toEqual([{ reference: first.reference, amount_gr: 383_300 }]);
  expect(unclear).toMatchObject({ kind: 'ambiguous', account: expect.stringMatching(/\d{4}$/) });
  expect(unclear?.payments).toHaveLength(2);

  expect((await work.confirm(approver, line, [first.reference])).status).toBe(409);
  expect((await work.assign(fourth, line, ['NDP-2026-AAAAAA'])).json.detail).toMatch(/nie ma wypłaty/);
  expect((await work.assign(fourth, line, [first.reference, second.reference])).json.detail).toMatch(/sumą/);
  expect((await work.assign(fourth, line, [first.reference])).json).toEqual({ difference_gr: -1 });
  expect((await work.assign(officer, line, [second.reference])).status).toBe(409);
  expect((await work.bankLines(fourth)).find(({ id }) => id === line?.id)).toMatchObject({
    state: 'assigned',
    difference_gr: -1,
    is_mine: true,
  });
  expect((await work.confirm(fourth, line, [first.reference])).json.detail).toMatch(/ktoś inny/);
  expect((await work.confirm(approver, line, [second.reference])).status).toBe(409);
  const own = api.owner.updateTable('bank_line').where('state', '=', 'assigned');
  const settled = { state: 'settled', words: null } as const;
  await expect(own.set({ ...settled, confirmed_by: fourth.person.id }).execute()).rejects.toThrow(
    'by_another',
  );
  await expect(
    own.set({ ...settled, confirmed_by: 'x', decided_by: approver.person.id }).execute(),
  ).rejects.toThrow('another person assigned');
  expect((await work.office.stored(first)).status).toBe('settlement_review');

  expect((await work.confirm(approver, line, [first.reference])).json).toEqual({ kind: 'booked' });
  expect((await work.office.stored(first)).status).toBe('paid');
  const { csv } = await work.get(officer, '/payment-bookings?year=2026');
  expect(String(csv)).toContain(`${first.reference}-1;wypłata;3832,99;1`);
  expect((await work.read(officer, 1, [short]))[0]?.kind).toBe('known');
  const row = await api.owner
    .selectFrom('bank_line')
    .selectAll()
    .where('state', '=', 'settled')
    .executeTakeFirst();
  expect(row).toMatchObject({ words: null, decided_by: fourth.person.id, confirmed_by: approver.person.id });
  await expect(api.owner.updateTable('bank_line').set({ booked_on: 'x' }).execute()).rejects.toThrow(
    'confirmed',
  );
});

it('pays several cases in one sum to the grosz, and takes a transfer back', async () => {
  const people = await work.team();
  const { officer, approver } = people;
  const cases = [await work.settled(), await work.settled(), await work.settled()];
  await work.fileOf(people, cases);
  const two = cases.slice(0, 2).map(({ reference }) => reference);
  await work.read(officer, 1, [{ gr: -766_600, id: '', title: 'ZBIORCZY', account: '' }]);
  const [line] = await work.bankLines(officer);
  expect(line).toMatchObject({ kind: 'not_ours', payments: [] });
  expect((await work.assign(officer, line, [two[0] ?? ''])).json).toEqual({ difference_gr: 383_300 });
  expect((await work.assign(officer, line, null)).status).toBe(200);
  expect((await work.assign(officer, line, two)).json).toEqual({ difference_gr: 0 });
  expect((await work.confirm(approver, line, two)).status).toBe(200);
  expect(await Promise.all(cases.map(async (each) => (await work.office.stored(each)).status))).toEqual([
    'paid',
    'paid',
    'settlement_review',
  ]);
  api.pass(60_000);
  await work.read(officer, 2, [{ gr: 383_300, id: '', title: 'Rachunek zamknięty', account: '' }]);
  const [back] = await work.bankLines(officer);
  expect((await work.assign(officer, back, two)).json.detail).toMatch(/jednej wypłaty/);
  await work.assign(officer, back, two.slice(0, 1));
  expect((await work.confirm(approver, back, two.slice(0, 1))).json).toEqual({ kind: 'returned' });
  const [returned] = cases;
  if (!returned) throw new Error('no case');
  expect(await work.dueOf(approver, returned)).toMatchObject({
    account_question: 'returned',
    payment: { state: 'returned', reason: 'Rachunek zamknięty' },
  });
});

it('that is no payment is set aside with a reason, forgotten by its words, and can be taken up again', async () => {
  const people = await work.team();
  const { officer, approver } = people;
  await work.fileOf(people, [await work.settled()]);
  await work.read(officer, 1, [charge, { ...charge, gr: -600 }]);
  const lines = await work.bankLines(officer);
  const aside = (reason: string) =>
    work.post(officer, '/bank-lines-aside', { lines: lines.map(({ id }) => id), reason });
  expect((await aside('nie')).status).toBe(422);
  expect((await aside('Opłaty banku')).status).toBe(200);
  expect((await aside('Opłaty banku')).status).toBe(409);
  expect(await work.bankLines(officer)).toMatchObject(
    [1, 2].map(() => ({ state: 'set_aside', reason: 'Opłaty banku', title: null, account: null })),
  );
  expect((await work.read(officer, 1, [charge]))[0]?.kind).toBe('known');
  const [first] = lines;
  expect((await work.assign(approver, first, null)).status).toBe(200);
  await work.read(officer, 1, [charge, { ...charge, gr: -600 }]);
  expect((await work.bankLines(officer)).find(({ id }) => id === first?.id)).toMatchObject({
    state: 'open',
    title: 'Prowizja',
  });
});
