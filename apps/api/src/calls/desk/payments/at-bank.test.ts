// @database both, the embedded one in the long form

import { beforeEach, describe, expect, it } from 'vitest';
import { TransferAtBank } from '../../../cases/status/at-bank.ts';
import { eraseApplication } from '../../../features/retention/erase-application.ts';
import { asUnit } from '../../../platform/unit.ts';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(() => api.clear());

describe('while a transfer is at the bank', () => {
  it('nothing of its case moves, whoever tries, and the database says so too', async () => {
    const people = await work.team();
    const application = await work.settled();
    const { batch } = await work.fileOf(people, [application]);
    const { officer, approver } = people;
    const refused = await work.post(officer, `/cases/${application.reference}/refusal`, {
      ...{ from: 'settlement_review', to: 'rejected', reason: 'Brakuje faktury.' },
    });
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringMatching(/jest w\sbanku/)]);
    expect((await work.propose(officer, application)).status).toBe(409);
    const payment = await api.owner.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    const decline = await work.post(approver, `/payments/${payment.id}/refusal`, { reason: 'Błędna kwota.' });
    expect(decline.status).toBe(409);
    const { partner_id, id } = application;
    const erased = asUnit(api.context, (unit) =>
      eraseApplication(unit, { partner_id, id, reference: '' }, 'request'),
    );
    await expect(erased).rejects.toThrow(TransferAtBank);
    const { owner } = api;
    const section = owner.updateTable('application_section').where('section', '=', 'settlement');
    const ways = [
      owner.updateTable('application').set({ status: 'in_realisation' }),
      owner.updateTable('application').set({ quote: null }),
      owner.deleteFrom('application'),
      section.set({ revision: 99 }),
      owner.updateTable('payment').set({ state: 'draft' }),
      owner.updateTable('payment').set({ payee_hash: Buffer.from('x') }),
      owner.updateTable('payment_batch_line').set({ is_live: false }),
      owner.updateTable('payment_batch').set({ state: 'cancelled' }),
      owner.updateTable('payment_batch').set({ state: 'cancelled', cancelled_by: officer.person.id }),
      owner.updateTable('payment').set({ state: 'approved' }),
    ];
    for (const way of ways) await expect(way.execute()).rejects.toThrow('at the bank');
    await work.post(approver, `/payment-batches/${batch}/state`, { state: 'sent' });
    for (const way of ways) await expect(way.execute()).rejects.toThrow(/bank/);
    const other = owner
      .insertInto('payment')
      .values({ ...payment, id: crypto.randomUUID(), attempt: 2, transfer_id: 'x' });
    await expect(other.execute()).rejects.toThrow('payment_one_live');
  });
});
