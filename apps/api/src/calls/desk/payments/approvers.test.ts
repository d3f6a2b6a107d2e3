// @database both, the embedded one in the long form

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await sql`truncate payment_settings, payment_settings_change`.execute(api.owner);
});

describe('an approval', () => {
  it('waits for everybody who had no part in it, also for who wrote a note or watches the case', async () => {
    const { officer, approver, third, fourth, boss } = await work.team();
    await work.setUp({ boss, fourth }, { payment_gr: 1 });
    const application = await work.settled();
    await work.propose(fourth, application);
    const waiting = async () => {
      const seats = [officer, approver, third, fourth, boss];
      return Promise.all(seats.map(async (seat) => (await work.get(seat, '/waiting')).payments));
    };
    expect(await waiting()).toEqual([0, 1, 1, 0, 0]);
    const { reference } = application;
    await work.post(approver, `/cases/${reference}/notes`, { text: 'Czy jest już protokół?' });
    await work.post(approver, `/cases/${reference}/watch`, { is_watched: true });
    expect((await work.approve(approver, reference)).json).toEqual({ missing: 1 });
    expect(await waiting()).toEqual([0, 0, 1, 0, 0]);
    await work.approve(third, reference);
    expect(await waiting()).toEqual([0, 0, 0, 0, 0]);
  });

  it('counts for each approver only what that very person may approve, and tells where too few may', async () => {
    const { officer, approver, third, fourth, boss } = await work.team();
    const cases = [await work.settled(), await work.settled()];
    for (const each of cases) await work.propose(officer, each);
    const [first, second] = cases.map(({ reference }) => reference);
    // A refusal and its undoing, a message to the applicant by who is officer too: decisions in the case.
    await work.post(fourth, `/cases/${first}/messages`, { text: 'Dzień dobry, proszę o chwilę.' });
    const waits = async (who: typeof officer) => (await work.get(who, '/waiting')).payments;
    expect([await waits(approver), await waits(third), await waits(fourth)]).toEqual([2, 2, 1]);
    const seen = async (who: typeof officer) =>
      Object.fromEntries(
        (await work.listed(who)).map((each) => [
          each.reference,
          [each.may_approve, each.obstacle, each.is_stuck],
        ]),
      );
    expect(await seen(fourth)).toEqual({
      [first ?? '']: [false, 'decider', false],
      [second ?? '']: [true, null, false],
    });
    expect(await seen(officer)).toMatchObject({ [first ?? '']: [false, 'proposer', false] });
    expect((await work.approve(fourth, first ?? '')).status).toBe(409);
    expect((await work.get(boss, '/waiting')).stuck).toBe(0);
    // The others leave: the only approver there is has decided in the case.
    const left = [approver.person.id, third.person.id];
    await api.owner.deleteFrom('desk_role').where('person_id', 'in', left).execute();
    expect(await seen(fourth)).toEqual({
      [first ?? '']: [false, 'decider', true],
      [second ?? '']: [true, null, false],
    });
    expect([(await work.get(boss, '/waiting')).stuck, (await work.get(fourth, '/waiting')).stuck]).toEqual([
      1, 0,
    ]);
  });

  it('needs a third person above the threshold of a payment, and of what a payee gets in thirty days', async () => {
    const { officer, approver, third, fourth, boss } = await work.team();
    await work.setUp({ boss, fourth }, { payment_gr: 383_299 });
    const application = await work.settled();
    await work.propose(officer, application);
    expect((await work.approve(approver, application.reference)).json).toEqual({ missing: 1 });
    expect((await work.approve(approver, application.reference)).json.detail).toContain('kolejnej osoby');
    expect((await work.approve(third, application.reference)).json).toEqual({ missing: 0 });
    await work.setUp({ boss, fourth }, { payment_gr: 383_300, payee_gr: 766_600 });
    const second = await work.settled();
    await work.propose(officer, second);
    expect(await work.paymentOf(approver, second)).toMatchObject({
      missing: 1,
      exceptions: ['several_cases'],
    });
    await work.setUp({ boss, fourth }, { payee_gr: 766_599 });
    expect((await work.approve(approver, second.reference)).json).toEqual({ missing: 1 });
  });

  it('keeps the thresholds it was proposed under: the stricter of then and now counts, also for its batch', async () => {
    const { officer, approver, third, fourth, boss } = await work.team();
    await work.setUp({ boss, fourth }, { payment_gr: 1, batch_gr: 1 });
    const application = await work.settled();
    await work.propose(officer, application);
    await work.setUp({ boss, fourth });
    expect((await work.paymentOf(approver, application))?.missing).toBe(2);
    expect((await work.approve(approver, application.reference)).json).toEqual({ missing: 1 });
    expect((await work.approve(third, application.reference)).json).toEqual({ missing: 0 });
    const payments = (await work.listed(officer)).map(({ id }) => id);
    await work.post(officer, '/payment-batches', { payments });
    expect(await work.batches(officer)).toMatchObject([{ needs_release: true }]);
  });
});
