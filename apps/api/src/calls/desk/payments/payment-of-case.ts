import {
  clearAccount as clearAccountCall,
  type DueAnswer,
  proposePayment as proposePaymentCall,
  readDue,
  rejectTransfer as rejectTransferCall,
} from '@ndp/contract/desk/payments.ts';
import { mayDo } from '@ndp/contract/desk/permissions.ts';
import { amountDue } from '@ndp/domain/money/amount-due.ts';
import { isAtBank, isLive } from '@ndp/domain/money/payment-states.ts';
import { isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { programOf as programOfCase } from '../../../cases/case-program.ts';
import { reasonPlace } from '../../../features/payments/approve.ts';
import { agreedAmounts, readAccountStanding } from '../../../features/payments/due.ts';
import { clearAccount, proposePayment } from '../../../features/payments/propose.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { rejectTransfer } from '../../../features/payments/settle.ts';
import { type Payment, readPaymentsOf } from '../../../features/payments/store.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { DeskWork } from '../desk-work.ts';
import { type DeskHttp, mountDeskCall } from '../mount-desk.ts';

/** What the page of a case says and does about its money. */
export function mountPaymentOfCase(http: DeskHttp): void {
  mountDeskCall(http, readDue, async ({ params, work }) => {
    const application = await work.hold(params.reference);
    return { due: await describeDue(work, application) };
  });
  mountDeskCall(http, proposePaymentCall, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const { cost_gr: costGr, other_public_gr: otherPublicGr, recalculated_gr: recalculatedGr } = body;
    const { id: programId } = programOfCase(application, work.partner);
    const found = { costGr, otherPublicGr, recalculatedGr };
    const { amountGr } = await proposePayment(work.unit, { application, programId, found }, work.person.id);
    work.keep({ amount_gr: amountGr });
    return { amount_gr: amountGr };
  });
  mountDeskCall(http, clearAccountCall, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    work.keep({ reason: body.reason });
    await clearAccount(work.unit, application, work.person.id);
    return { done: true } as const;
  });
  mountDeskCall(http, rejectTransferCall, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const [payment] = await readPaymentsOf(work.trx, application);
    if (!payment) throw new PaymentRefused('moved_on');
    work.keep({ payment: payment.transfer_id, rejected: 'yes' });
    await rejectTransfer(work.unit, { application, payment }, body.reason, work.person.id);
    return { done: true } as const;
  });
}

/** Null: no agreement, so nothing is due yet. */
async function describeDue(work: DeskWork, application: Application): Promise<DueAnswer | null> {
  if (!isConcluded(application.status) || !application.quote || application.quote.quote <= 0) return null;
  const { question, payments } = await readAccountStanding(work.store, application);
  const { agreedGr, ceilingGr } = agreedAmounts(application);
  const [newest] = payments;
  const isReviewed = application.status === 'settlement_review';
  const isFree = !newest || newest.state === 'draft' || !isLive(newest.state);
  return {
    agreed_gr: agreedGr,
    ceiling_gr: ceilingGr,
    payment: newest ? describePayment(application, newest) : null,
    account_question: question ?? null,
    can_propose: isReviewed && isFree && !question && mayDo(work.roles, 'propose-payment'),
    can_reject: newest !== undefined && isAtBank(newest.state) && mayDo(work.roles, 'approve-payment'),
    can_clear: question !== undefined && mayDo(work.roles, 'clear-account'),
  };
}

function describePayment({ cipher }: Application, payment: Payment): DueAnswer['payment'] {
  const { attempt, state, amount_gr, facts, sealed_reason, booked_on } = payment;
  const { bounds, binding } = amountDue(facts);
  const reason = sealed_reason && cipher.open(sealed_reason, reasonPlace(payment));
  return {
    ...{ attempt, state, amount_gr, booked_on, reason: reason || null },
    bounds: [...bounds],
    binding: [...binding],
  };
}
