// @database both, the embedded one in the long form

import { camtOf, type Movement, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { openPaymentDesk, payer } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { statementsOf } from '../../../testing/store/statements.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await api.owner.deleteFrom('payment_settings').execute();
});

describe('a statement of the bank', () => {
  it('pays what was booked, shows what differs, and changes nothing a second time', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const [first, second, third] = [await work.settled(), await work.settled(), await work.settled()];
    const { pain } = await work.fileOf(people, [first, second, third]);
    const of = ({ reference }: Application) =>
      transfersIn(pain).movements.find(({ id }) => id.startsWith(reference)) as Movement;
    const charge = { gr: -500, id: '', title: 'Prowizja', account: '' };
    const movements = [of(first), { ...of(second), id: '' }, { ...of(third), gr: -100 }, charge];
    const kinds = ['booked', 'booked', 'other_amount', 'not_ours'];
    const lines = await work.read(officer, 1, movements);
    expect(lines.map(({ kind }) => kind)).toEqual(kinds);
    expect((await work.office.stored(second)).status).toBe('paid');
    expect(lines[2]).toMatchObject({ amount_gr: -100, expected_gr: 383_300, reference: third.reference });
    expect((await work.office.stored(first)).status).toBe('paid');
    expect((await work.dueOf(approver, first)).payment).toMatchObject({
      state: 'booked',
      booked_on: '2026-11-21',
    });
    expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['status-changed', 'status-changed']);
    expect((await work.read(officer, 1, movements)).map(({ kind }) => kind)).toEqual([
      'known',
      'known',
      'other_amount',
      'not_ours',
    ]);
    expect(await api.takeMails()).toEqual([]);
    const day = { ...transfersIn(pain), day: '2026-11-21', openingGr: 900_000_000, movements };
    const month = camtOf({ ...day, number: 1 }).replaceAll(/<(ElctrncSeqNb|Id)>1</g, '<$1>99<');
    expect((await work.send(officer, month)).json.lines).toMatchObject([
      { kind: 'known' },
      { kind: 'known' },
      {},
      {},
    ]);
    expect(await work.bankLines(officer)).toHaveLength(2);
    const { csv } = await work.get(officer, '/payment-booking-table?period=2026');
    expect(String(csv)).toContain(`2026-11-21;${first.reference};${first.reference}-1;wypłata;3833,00;1`);
  });

  it('that books a batch in one sum names no account, so two people say that each was paid', async () => {
    const people = await work.team();
    const cases = [await work.settled(), await work.settled(), await work.settled()];
    const { pain } = await work.fileOf(people, cases);
    const name = /<MsgId>([^<]+)/.exec(pain)?.[1] ?? '';
    const sum = { gr: -1_149_900, id: '', title: 'PRZELEWY ZBIORCZE', account: '' };
    const wrong = { ...sum, gr: -1_149_899, title: name };
    const [short] = await work.read(people.officer, 1, [wrong]);
    expect(short).toMatchObject({ kind: 'other_amount', expected_gr: 1_149_900 });
    const named = { ...sum, title: `Paczka ${name}` };
    expect((await work.read(people.officer, 2, [named]))[0]).toMatchObject({ kind: 'no_account' });
    expect((await work.read(people.officer, 3, [sum]))[0]).toMatchObject({ kind: 'no_account' });
    const line = (await work.bankLines(people.officer)).find(({ statement }) => statement === '2');
    const references = line?.payments.map(({ reference }) => reference) ?? [];
    expect(references).toHaveLength(3);
    await work.assign(people.officer, line, references);
    expect((await work.confirm(people.approver, line, references)).json).toEqual({ kind: 'booked' });
    for (const each of cases) expect((await work.office.stored(each)).status).toBe('paid');
    expect((await work.read(people.officer, 2, [named]))[0]?.kind).toBe('known');
  });

  it('sends a returned transfer back: the case is open again, and the account waits for a person', async () => {
    const people = await work.team();
    const { officer, approver } = people;
    const application = await work.settled();
    const { pain } = await work.fileOf(people, [application]);
    const [movement] = transfersIn(pain).movements;
    if (!movement) throw new Error('nothing was sent');
    await work.read(officer, 1, [movement]);
    api.pass(60_000);
    const title = `ZWROT PRZELEWU ${movement.id}`;
    const [line] = await work.read(officer, 2, [{ gr: 383_300, id: '', title, account: '' }]);
    expect(line).toMatchObject({ kind: 'returned', reference: application.reference });
    expect((await work.office.stored(application)).status).toBe('settlement_review');
    const { csv } = await work.get(officer, '/payment-booking-table?period=2026');
    const sums = [...String(csv).matchAll(/;(wypłata|zwrot);([^;]*);/g)].map(([, kind, sum]) => [kind, sum]);
    expect(sums).toEqual(
      expect.arrayContaining([
        ['wypłata', '3833,00'],
        ['zwrot', '-3833,00'],
      ]),
    );
    expect(await work.dueOf(approver, application)).toMatchObject({
      account_question: 'returned',
      can_clear: true,
      payment: { state: 'returned', reason: title },
    });
    api.pass(60_000);
    await work.post(approver, `/cases/${application.reference}/account`, { reason: 'Rachunek wyjaśniony.' });
    expect((await work.propose(officer, application)).status).toBe(200);
    expect((await work.paymentOf(approver, application))?.exceptions).toEqual(
      expect.arrayContaining(['after_return', 'account_looked_at']),
    );
  });

  it('of a return waits for the booking, whichever is read first; within one the booking comes first', async () => {
    const people = await work.team();
    const cases = [await work.settled(), await work.settled()];
    const { pain } = await work.fileOf(people, cases);
    const [first, second] = transfersIn(pain).movements;
    if (!first || !second) throw new Error('nothing was sent');
    const back = (id: string) => ({ gr: 383_300, id: '', title: `ZWROT ${id}`, account: '' });
    const both = await work.read(people.officer, 2, [back(first.id), first, back(second.id)]);
    expect(both.map(({ kind }) => kind)).toEqual(['booked', 'returned', 'unbooked']);
    const [line] = await work.bankLines(people.officer);
    const reference = line?.payments[0]?.reference ?? '';
    expect((await work.assign(people.officer, line, [reference])).json.detail).toMatch(/wcześniejszy wyciąg/);
    expect((await work.read(people.officer, 1, [second])).map(({ kind }) => kind)).toEqual(['booked']);
    await work.assign(people.officer, line, [reference]);
    expect((await work.confirm(people.approver, line, [reference])).json).toEqual({ kind: 'returned' });
  });

  it('that never comes, for the bank has refused a transfer: who did not take the file says so', async () => {
    const people = await work.team();
    const application = await work.settled();
    const { batch } = await work.fileOf(people, [application]);
    await work.post(people.approver, `/payment-batches/${batch}/file`, { reason: 'Drugi raz' });
    await work.post(people.officer, `/payment-batches/${batch}/state`, { state: 'sent' });
    const reject = (who: typeof people.officer) =>
      work.post(who, `/cases/${application.reference}/transfer-rejection`, { reason: 'Rachunek zamknięty.' });
    expect((await reject(people.officer)).status).toBe(403);
    expect((await reject(people.approver)).json.detail).toMatch(/inna osoba/);
    const own = { state: 'rejected', rejected_by: people.approver.person.id } as const;
    await expect(api.owner.updateTable('payment').set(own).execute()).rejects.toThrow('taken the file');
    expect((await reject(people.third)).status).toBe(200);
    expect((await reject(people.third)).status).toBe(409);
    expect(await work.dueOf(people.approver, application)).toMatchObject({
      account_question: 'returned',
      can_reject: false,
      payment: { state: 'rejected', reason: 'Rachunek zamknięty.' },
    });
  });

  it('is refused when it is another account’s, does not add up, or brings a document type', async () => {
    const people = await work.team();
    await work.setUp(people);
    const good = { payer, number: 1, day: '2026-11-21', openingGr: 100, movements: [] };
    const send = async (text: string) => (await work.send(people.officer, text)).json.detail;
    expect(await send(camtOf({ ...good, payer: '27114020040000300201355387' }))).toContain('innego rachunku');
    expect(await send(camtOf(good).replace('>1.00<', '>2.00<'))).toContain('nie zgadzają');
    const bomb = camtOf(good).replace('?>', '?><!DOCTYPE x [<!ENTITY a "1.00">]>').replace('>1.00<', '>&a;<');
    expect(await send(bomb)).toContain('uszkodzony');
    expect(await send('nic')).toContain('uszkodzony');
  });

  it('is refused when it has a day no calendar has; nothing is booked, and the database says so too', async () => {
    const people = await work.team();
    const application = await work.settled();
    const { pain } = await work.fileOf(people, [application]);
    const day = '2026-11-21';
    const good = camtOf({ ...transfersIn(pain), number: 1, day, openingGr: 900_000_000 });
    const days = ['2099-99-99', '2026-02-30', 'garbage', '2026-11', '', '2026-11-211'];
    const texts = days.flatMap((wrong) => [
      good.replace(`<BookgDt><Dt>${day}`, `<BookgDt><Dt>${wrong}`),
      good.replace(/(CLBD.*?<Dt><Dt>)[^<]*/, `$1${wrong}`),
    ]);
    const swift = [':20:X', `:25:/PL${payer}`, ':28C:1', ':60F:C261121PLN10000,00'];
    const entry = ':61:2699999999D3833,00N152NONREF//B-1';
    texts.push([...swift, entry, ':86:x', ':62F:C261121PLN6167,00', '-'].join('\r\n'));
    for (const text of texts) {
      expect(text).not.toBe(good);
      expect((await work.send(people.officer, text)).json.detail).toContain('uszkodzony');
    }
    expect((await work.office.stored(application)).status).toBe('settlement_review');
    const booked = api.owner.updateTable('payment').set({ state: 'booked', booked_on: '2026-02-30' });
    await expect(booked.execute()).rejects.toThrow('payment_booked_on_a_day');
    expect((await work.send(people.officer, good)).json.lines).toMatchObject([{ kind: 'booked' }]);
    const booking = api.owner.updateTable('payment_booking').set({ booked_on: '2026-13-01' });
    await expect(booking.execute()).rejects.toThrow('payment_booking_on_a_day');
  });

  it('that is read by who took its file waits until another person reads the same', async () => {
    const people = await work.team();
    const application = await work.settled();
    const { batch, pain } = await work.fileOf(people, [application]);
    const { movements } = transfersIn(pain);
    const kinds = async (who: typeof people.fourth) =>
      (await work.read(who, 1, movements)).map(({ kind }) => kind);
    expect([await kinds(people.fourth), await kinds(people.fourth)]).toEqual([['own_file'], ['own_file']]);
    expect((await work.office.stored(application)).status).toBe('settlement_review');
    // In an office of two both may have taken it.
    await work.post(people.approver, `/payment-batches/${batch}/file`, { reason: 'Drugi raz' });
    expect(await kinds(people.approver)).toEqual(['booked']);
    expect(await work.bankLines(people.officer)).toEqual([]);
    expect((await work.office.stored(application)).status).toBe('paid');
  });

  it('asks the database as often for a thousand lines as for two', async () => {
    const people = await work.team();
    await work.fileOf(people, [await work.settled()]);
    const charges = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ gr: -1 - i, id: '', title: `Opłata ${i}`, account: '' }));
    const input = async (number: number, n: number) =>
      (await statementsOf(() => work.read(people.officer, number, charges(n)))).length;
    await input(1, 2);
    expect(await input(3, 1_000)).toBe(await input(2, 2));
    expect(await api.owner.selectFrom('bank_line').select('kind').execute()).toHaveLength(1_004);
  });
});
