// @database both, the embedded one in the long form

import { transfersIn } from '@ndp/personas/made-up-bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(() => api.clear());

const less = { cost_gr: 300_000 };
const words = { amount_gr: 300_000, reason: 'Faktury są na 3 000 zł.' };

describe('a payment below the amount of the agreement', () => {
  it('is not proposed before the applicant was told why and had the days of the agreement to explain', async () => {
    const { officer } = await work.team();
    const application = await work.settled();
    const path = `/cases/${application.reference}/payment-hearing`;
    expect((await work.propose(officer, application, less)).json.detail).toMatch(/niższa niż w\sumowie/);
    expect((await work.post(officer, path, words)).status).toBe(200);
    expect((await api.takeMails()).map(({ kind }) => kind)).toContain('explanation-asked');
    const refused = await work.propose(officer, application, less);
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('ma jeszcze czas')]);
    expect(await work.dueOf(officer, application)).toMatchObject({
      can_propose: false,
      hearing: { amount_gr: 300_000, answer: null, is_open: true },
    });
    api.pass(15 * dayMs);
    const { officer: back } = await work.team();
    expect((await work.propose(back, application, less)).json).toEqual({ amount_gr: 300_000 });
  });

  it('is never lower than what the applicant was told', async () => {
    const { officer } = await work.team();
    const application = await work.settled();
    await work.hear(officer, application, 300_000);
    expect((await work.propose(officer, application, { cost_gr: 200_000 })).status).toBe(409);
    expect((await work.propose(officer, application, less)).status).toBe(200);
  });

  it('asks for no explanation of the agreed amount', async () => {
    const { officer } = await work.team();
    const application = await work.settled();
    const input = { ...words, amount_gr: 383_300 };
    const refused = await work.post(officer, `/cases/${application.reference}/payment-hearing`, input);
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('nie jest niższa')]);
  });

  it('is told with its reason once it is paid', async () => {
    const people = await work.team();
    const application = await work.settled();
    const { pain } = await work.fileOf(people, [application], less);
    await api.takeMails();
    await work.read(people.officer, 1, transfersIn(pain).movements);
    const paid = (await api.takeMails()).find(({ kind }) => kind === 'status-changed');
    expect(paid?.payload).toMatchObject({
      status: 'paid',
      reason: expect.stringMatching(/3\s000.zł zamiast 3\s833.zł.*Faktura jest niższa/),
      payout: { amountGr: 300_000, accountEnd: expect.stringMatching(/^\d{4}$/) },
    });
  });
});
