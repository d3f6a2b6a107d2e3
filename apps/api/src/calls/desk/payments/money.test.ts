// @database both, the embedded one in the long form

import type { Booking, MoneyAnswer } from '@ndp/contract/desk/money.ts';
import type { UnproposedPayment } from '@ndp/contract/desk/payments.ts';
import { transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, expect, it } from 'vitest';
import { homeSections } from '../../../testing/applications.ts';
import type { Seat } from '../../../testing/desk/desk-people.ts';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await api.owner.deleteFrom('payment_settings').execute();
});

const stagesOf = async (who: Seat) => {
  const { stages } = (await work.get(who, '/money')) as unknown as MoneyAnswer;
  return Object.fromEntries(
    Object.entries(stages).flatMap(([stage, { count, gr }]) =>
      count > 0 ? [[stage, `${count} × ${gr}`]] : [],
    ),
  );
};
const referencesOf = async (who: Seat, stage: string) =>
  ((await work.get(who, `/payments?stage=${stage}`)).payments as { reference: string }[]).map(
    ({ reference }) => reference,
  );

it('tells at each step where the money is, and lists the payments of the step', async () => {
  const people = await work.team();
  const { officer, approver, boss } = people;
  const application = await work.settled();
  const { reference } = application;
  expect(await stagesOf(boss)).toEqual({ to_propose: '1 × 383300' });
  expect((await work.get(officer, '/payments')).to_propose).toMatchObject([
    { reference, amount_gr: 383_300, hindrance: null },
  ]);
  await work.setUp(people);
  await work.propose(officer, application);
  expect(await stagesOf(boss)).toEqual({ proposed: '1 × 383300' });
  expect(await referencesOf(officer, 'proposed')).toEqual([reference]);
  await work.approve(approver, reference);
  expect(await stagesOf(boss)).toEqual({ approved: '1 × 383300' });
  expect([await referencesOf(officer, 'approved'), await referencesOf(officer, 'proposed')]).toEqual([
    [reference],
    [],
  ]);
  const { pain } = await work.batchOf(people);
  expect(await stagesOf(boss)).toEqual({ at_bank: '1 × 383300' });
  expect(await referencesOf(officer, 'at_bank')).toEqual([reference]);
  await work.read(officer, 1, transfersIn(pain).movements);
  expect(await stagesOf(boss)).toEqual({ paid: '1 × 383300' });
  const { budget, year } = (await work.get(boss, '/money')) as unknown as MoneyAnswer;
  expect([budget, year]).toEqual([null, '2026']);
});

it('says of a payment that cannot go on why, by the table of actions', async () => {
  const { officer, approver } = await work.team();
  const application = await work.settled(null);
  const [unjudged] = (await work.get(officer, '/payments')).to_propose as UnproposedPayment[];
  expect(unjudged?.hindrance).toContain('Nie każdy wymagany dokument ma ocenę');
  await work.propose(officer, application, { without_verdicts: true });
  expect(await work.paymentOf(officer, application)).toMatchObject({ hindrances: [] });
  const payment = await work.paymentOf(approver, application);
  await work.post(approver, `/payments/${payment?.id}/refusal`, { reason: 'Brakuje podpisu na fakturze.' });
  expect((await work.paymentOf(officer, application))?.hindrances).toEqual([
    expect.stringContaining('Nie każdy wymagany dokument ma ocenę'),
    'Odesłano: Brakuje podpisu na fakturze.',
  ]);
  await work.office.put(application, 'in_realisation');
  expect((await work.paymentOf(officer, application))?.hindrances[0]).toMatch(/„W\srealizacji”/);
});

it('gives the accounts what was booked in a month, with payee, programme and cost centre', async () => {
  const people = await work.team();
  const { officer } = people;
  const application = await work.settled();
  await work.setUp(people, { cost_centre: 'MPK 501' });
  await work.propose(officer, application);
  await work.approve(people.approver, application.reference);
  const { pain } = await work.batchOf(people);
  await work.read(officer, 1, transfersIn(pain).movements);
  const month = await work.get(officer, '/payment-bookings?period=2026-11');
  const { first_name, last_name } = homeSections.client_info;
  expect(month).toMatchObject({ count: 1, total_gr: 383_300, months: ['2026-11'] });
  expect((month.bookings as Booking[])[0]).toMatchObject({
    ...{ reference: application.reference, kind: 'booked', amount_gr: 383_300 },
    ...{ payee: `${first_name} ${last_name}`, program: 'mpec', cost_centre: 'MPK 501' },
  });
  expect(await work.get(officer, '/payment-bookings?period=2026-10')).toMatchObject({
    bookings: [],
    count: 0,
  });
  expect((await work.get(officer, '/payment-bookings?period=2026-13')).detail).toBeTruthy();
  const { csv, name } = await work.get(officer, '/payment-booking-table?period=2026-11');
  expect(name).toBe('ksiegowania-mpec-2026-11.csv');
  expect(String(csv)).toContain(`;3833,00;1;${first_name} ${last_name};mpec;MPK 501\r\n`);
  expect(await work.office.lastAction()).toMatchObject({
    details: { period: '2026-11', rows: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});
