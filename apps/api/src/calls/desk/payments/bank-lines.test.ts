// @database both, the embedded one in the long form

import { type Movement, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
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
  const unnamed = { ...ofCase(pain, second), id: '', title: 'Przelew' };
  await work.read(officer, 1, [short, unnamed]);
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
  const { csv } = await work.get(officer, '/payment-booking-table?period=2026');
  expect(String(csv)).toContain(`${first.reference}-1;wypłata;3832,99;1`);
  expect((await work.read(officer, 1, [short]))[0]?.kind).toBe('known');
  const row = await api.owner
    .selectFrom('bank_line')
    .selectAll()
    .where('state', '=', 'settled')
    .executeTakeFirst();
  expect(row).toMatchObject({ words: null, decided_by: fourth.person.id, confirmed_by: approver.person.id });
  await expect(api.owner.updateTable('bank_line').set({ booked_on: '2026-11-20' }).execute()).rejects.toThrow(
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
  const aside = (reason: string) => work.setAside(officer, lines, reason);
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

describe('a line about our money that does not agree', () => {
  const other = '27114020040000300201355387';

  it('with another account books nothing, tells nobody, and is cleared up by two people', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const [first, second] = [await work.settled(), await work.settled()];
    const { pain } = await work.fileOf(people, [first, second]);
    await api.takeMails();
    const astray = [first, second].map((each) => ({ ...ofCase(pain, each), account: other }));
    const read = await work.read(officer, 1, astray);
    expect(read).toMatchObject([
      { kind: 'other_account', reference: first.reference, expected_gr: null },
      { kind: 'other_account', reference: second.reference },
    ]);
    expect([(await work.office.stored(first)).status, await api.takeMails()]).toEqual([
      'settlement_review',
      [],
    ]);
    const lines = await work.bankLines(officer);
    const lineOf = ({ reference }: Application) =>
      lines.find(({ payments }) => payments[0]?.reference === reference);
    expect(lineOf(first)).toMatchObject({ state: 'open', account: expect.stringMatching(/5387$/) });

    await work.assign(officer, lineOf(first), [first.reference]);
    expect((await work.confirm(officer, lineOf(first), [first.reference])).status).toBe(403);
    expect((await work.confirm(approver, lineOf(first), [first.reference])).json).toEqual({ kind: 'booked' });
    expect((await work.office.stored(first)).status).toBe('paid');

    const line = lineOf(second);
    if (!line) throw new Error('no line');
    expect((await work.setAside(approver, [line], 'Bank szuka przelewu.')).status).toBe(200);
    const now = async () => (await work.bankLines(officer)).find(({ id }) => id === line.id);
    expect(await now()).toMatchObject({ state: 'aside_proposed', title: line.title, is_mine: false });
    expect((await work.confirm(approver, line, [])).json.detail).toMatch(/potwierdza ją ktoś inny/);
    const alone = { state: 'set_aside', words: null } as const;
    const row = api.owner.updateTable('bank_line').where('entry_hash', '=', line.id);
    await expect(row.set(alone).execute()).rejects.toThrow('two people');
    const self = { ...alone, confirmed_by: approver.person.id };
    await expect(row.set(self).execute()).rejects.toThrow('by_another');
    expect((await work.confirm(people.third, line, [])).json).toEqual({ kind: 'set_aside' });
    expect(await now()).toMatchObject({ state: 'set_aside', title: null, confirmed_by: 'Osoba third' });
    expect((await work.office.stored(second)).status).toBe('settlement_review');
  });

  it('is never swept away with charges: a transfer carried out twice waits for two people', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const application = await work.settled();
    const { pain } = await work.fileOf(people, [application]);
    const paid = ofCase(pain, application);
    const read = await work.read(officer, 1, [paid, paid, charge]);
    expect(read.map(({ kind }) => kind)).toEqual(['booked', 'booked_twice', 'not_ours']);
    const lines = await work.bankLines(officer);
    expect((await work.setAside(officer, lines, 'Opłaty banku')).status).toBe(200);
    const states = async () =>
      Object.fromEntries((await work.bankLines(officer)).map(({ kind, state }) => [kind, state]));
    expect(await states()).toEqual({ booked_twice: 'aside_proposed', not_ours: 'set_aside' });
    const twice = lines.find(({ kind }) => kind === 'booked_twice');
    expect(twice?.payments).toMatchObject([{ reference: application.reference }]);
    await work.confirm(approver, twice, []);
    expect(await states()).toEqual({ booked_twice: 'set_aside', not_ours: 'set_aside' });
    // The bank takes one of the two back: the case stays paid until two people have said which.
    const back = { ...paid, gr: -paid.gr, title: `ZWROT ${paid.id}` };
    expect(await work.read(officer, 2, [back])).toMatchObject([{ kind: 'one_of_two' }]);
    expect((await work.office.stored(application)).status).toBe('paid');
  });

  it('of a day to come books nothing before that day, whoever says what it is', async () => {
    const people = await work.team();
    const { officer } = people;
    const application = await work.settled();
    const { pain } = await work.fileOf(people, [application]);
    const movements = [ofCase(pain, application)];
    expect(await work.read(officer, 1, movements, '2026-11-22')).toMatchObject([{ kind: 'future' }]);
    expect(await work.read(officer, 2, movements, '2027-11-21')).toMatchObject([{ kind: 'future' }]);
    expect(await work.read(officer, 3, movements, '2026-11-20')).toMatchObject([{ kind: 'before_file' }]);
    const line = (await work.bankLines(officer)).find(({ statement }) => statement === '1');
    expect((await work.assign(officer, line, [application.reference])).json.detail).toMatch(/nie nadszedł/);
    expect((await work.office.stored(application)).status).toBe('settlement_review');
    api.pass(24 * 60 * 60 * 1000);
    const next = await work.team();
    await work.assign(next.officer, line, [application.reference]);
    await work.assign(next.officer, line, null);
    expect(await work.read(next.officer, 1, movements, '2026-11-22')).toMatchObject([{ kind: 'booked' }]);
    expect((await work.dueOf(next.approver, application)).payment?.booked_on).toBe('2026-11-22');
  });

  it('about a transfer the bank was said to have refused can still be said to be it', async () => {
    const people = await work.team();
    const { officer, approver, third } = people;
    const application = await work.settled();
    const { pain } = await work.fileOf(people, [application]);
    const refused = { reason: 'Bank odrzucił przelew.' };
    await work.post(approver, `/cases/${application.reference}/transfer-rejection`, refused);
    expect(await work.read(officer, 1, [ofCase(pain, application)])).toMatchObject([{ kind: 'unexpected' }]);
    const [line] = await work.bankLines(officer);
    await work.assign(officer, line, [application.reference]);
    expect((await work.confirm(third, line, [application.reference])).json).toEqual({ kind: 'booked' });
    expect((await work.office.stored(application)).status).toBe('paid');
  });
});
