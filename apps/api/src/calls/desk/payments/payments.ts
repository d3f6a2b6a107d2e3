import {
  approvePayment as approvePaymentCall,
  type DeskPayment,
  declinePayment,
  exportBookings,
  listPayments,
} from '@ndp/contract/desk/payments.ts';
import { maskIban } from '@ndp/domain/identifiers/iban.ts';
import { amountDue } from '@ndp/domain/money/amount-due.ts';
import { approvalsNeeded } from '@ndp/domain/money/approval.ts';
import { findApplication } from '../../../cases/applications.ts';
import { NotHere } from '../../../features/desk/refusals.ts';
import { approvePayment, payeeSum, proposedLine, sendBack } from '../../../features/payments/approve.ts';
import { writeBookings } from '../../../features/payments/bookings.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { type PaymentSettings, readPaymentSettings } from '../../../features/payments/settings.ts';
import {
  findPayments,
  type Payment,
  selectPayments,
  withApprovals,
} from '../../../features/payments/store.ts';
import type { DeskWork } from '../desk-work.ts';
import { type DeskHttp, mountDeskCall } from '../mount-desk.ts';
import { programOf, readActorNames } from './acting.ts';
import { describeBatches } from './batch-rows.ts';

/** The payments of a partner: what waits for whom. */
export function mountPayments(http: DeskHttp): void {
  mountDeskCall(http, listPayments, async ({ work }) => {
    const settings = await readPaymentSettings(work.trx, programOf(work));
    return {
      payments: await describePayments(work, settings),
      batches: await describeBatches(work),
      has_bank: settings.bank !== null,
    };
  });
  mountDeskCall(http, approvePaymentCall, async ({ params, body, work }) => {
    const { application, payment } = await holdPayment(work, params.payment);
    const approval = { application, payment, lineHash: body.line_hash };
    const missing = await approvePayment(work.unit, approval, work.person.id);
    work.keep({ payment: payment.transfer_id, amount_gr: payment.amount_gr, missing: missing ?? 'changed' });
    return { missing: missing ?? null };
  });
  mountDeskCall(http, declinePayment, async ({ params, body, work }) => {
    const { application, payment } = await holdPayment(work, params.payment);
    if (payment.state !== 'proposed' && payment.state !== 'approved') throw new PaymentRefused('moved_on');
    work.keep({ payment: payment.transfer_id, declined: 'yes' });
    await sendBack(work.unit, application, payment, body.reason);
    return { done: true } as const;
  });
  mountDeskCall(http, exportBookings, async ({ query, work }) => {
    work.keep({ year: query.year });
    const csv = await writeBookings(work.trx, work.partner.id, query.year);
    return { name: `ksiegowania-${work.partner.id}-${query.year}.csv`, csv };
  });
}

/** A payment with its case, which is held first, as everywhere. */
async function holdPayment(work: DeskWork, id: string) {
  const find = async () => (await findPayments(work.trx, work.partner.id, [id]))[0];
  const known = await find();
  const found = known && (await findApplication(work.store, work.partner.id, known.application_id));
  if (!found) throw new NotHere();
  const application = await work.hold(found.reference);
  const payment = await find();
  if (!payment) throw new NotHere();
  return { application, payment };
}

/** What waits to be proposed again, approved or batched; what needs a look stands first. */
async function describePayments(work: DeskWork, { thresholds }: PaymentSettings): Promise<DeskPayment[]> {
  const rows = await selectPayments(work.trx, work.partner.id)
    .where('payment.state', 'in', ['draft', 'proposed', 'approved'])
    .orderBy('proposal.proposed_at')
    .orderBy('payment.transfer_id')
    .limit(500)
    .execute();
  const payments = await withApprovals(work.trx, rows);
  const actors = payments.flatMap(({ proposed_by, approved_by }) => [proposed_by, ...approved_by]);
  const name = await readActorNames(work, actors);
  const described: DeskPayment[] = [];
  for (const payment of payments) {
    const application = await findApplication(work.store, work.partner.id, payment.application_id);
    if (!application) continue;
    const line = proposedLine(application, payment);
    const { bounds, binding } = amountDue(payment.facts);
    const needed = approvalsNeeded(payment.amount_gr, await payeeSum(work.unit, payment), thresholds);
    described.push({
      id: payment.id,
      reference: application.reference,
      state: payment.state,
      amount_gr: payment.amount_gr,
      bounds: [...bounds],
      binding: [...binding],
      name: line.name,
      address: line.address,
      title: line.title,
      account: maskIban(line.account),
      line_hash: payment.line_hash,
      proposed_by: name(payment.proposed_by),
      proposed_at: payment.proposed_at.toISOString(),
      approved_by: payment.approved_by.map(name),
      missing: payment.state === 'proposed' ? Math.max(0, needed - payment.approved_by.length) : 0,
      exceptions: await findExceptions(work, payment),
      is_mine: payment.proposed_by === work.person.id || payment.approved_by.includes(work.person.id),
    });
  }
  return described.sort((a, b) => Number(b.exceptions.length > 0) - Number(a.exceptions.length > 0));
}

/** What an approver looks at first. */
async function findExceptions({ trx }: DeskWork, payment: Payment): Promise<DeskPayment['exceptions']> {
  const other = await trx
    .selectFrom('payment')
    .select('id')
    .where('partner_id', '=', payment.partner_id)
    .where('payee_hash', '=', payment.payee_hash)
    .where('application_id', '!=', payment.application_id)
    .limit(1)
    .executeTakeFirst();
  const look = await trx
    .selectFrom('payment_look')
    .select('looked_at')
    .where('partner_id', '=', payment.partner_id)
    .where('application_id', '=', payment.application_id)
    .limit(1)
    .executeTakeFirst();
  const { agreedGr } = payment.facts;
  return [
    ...(other ? (['several_cases'] as const) : []),
    ...(look ? (['account_looked_at'] as const) : []),
    ...(payment.attempt > 1 ? (['after_return'] as const) : []),
    ...(payment.amount_gr < agreedGr ? (['below_agreed'] as const) : []),
  ];
}
