import {
  approvePayment as approvePaymentCall,
  type DeskPayment,
  declinePayment,
  exceptions,
  listPayments,
  type PaymentStage,
} from '@ndp/contract/desk/payments.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { maskIban } from '@ndp/domain/identifiers/iban.ts';
import { amountDue } from '@ndp/domain/money/amount-due.ts';
import type { PaymentState } from '@ndp/domain/money/payment-states.ts';
import { sql } from 'kysely';
import { isEarlyInvoice } from '../../../cases/attention/settlement-facts.ts';
import { requireAction } from '../../../cases/facts/require-action.ts';
import { findApplication, findApplications } from '../../../cases/store/applications.ts';
import { NotHere } from '../../../features/desk/refusals.ts';
import { approvePayment, proposedLine, sendBack } from '../../../features/payments/approve.ts';
import { readApprovals } from '../../../features/payments/approvers.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { readPaymentSettings } from '../../../features/payments/settings.ts';
import {
  findPayments,
  type Payment,
  selectPayments,
  withApprovals,
} from '../../../features/payments/store.ts';
import { findVoid } from '../../../features/payments/void.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { programOf, readActorNames } from './acting.ts';
import { describeBatches } from './batch-rows.ts';
import { describeUnproposed, readHindrances } from './hindrances.ts';
import { kindName } from './kind-name.ts';

/** The payments of a partner: what waits for whom. */
export function mountPayments(http: DeskHttp): void {
  mount(http, listPayments, async ({ query, work }) => {
    const settings = await readPaymentSettings(work.trx, programOf(work));
    return {
      payments: await describePayments(work, query.stage),
      to_propose: await describeUnproposed(work),
      batches: await describeBatches(work),
      has_bank: settings.bank !== null,
    };
  });
  mount(http, approvePaymentCall, async ({ params, body, work }) => {
    const { application, payment } = await lockPayment(work, params.payment);
    const approval = { application, payment, lineHash: body.line_hash, reason: body.reason };
    const missing = await approvePayment(work.unit, approval, work.person.id);
    work.addDetails({
      payment: payment.transfer_id,
      amount_gr: payment.amount_gr,
      missing: missing ?? 'changed',
    });
    return { missing: missing ?? null };
  });
  mount(http, declinePayment, async ({ params, body, work }) => {
    const { application, payment } = await lockPayment(work, params.payment);
    const { unit, partner, person } = work;
    await requireAction(unit, { application, partner }, 'decline-payment', person.id);
    // Another one of the case than the newest.
    if (payment.state !== 'proposed' && payment.state !== 'approved') throw new PaymentRefused('moved_on');
    work.addDetails({ payment: payment.transfer_id, declined: 'yes' });
    await sendBack(work.unit, application, payment, body.reason);
    return { done: true } as const;
  });
}

/** A payment with its case, which is locked first, as everywhere. */
async function lockPayment(work: DeskWork, id: string) {
  const find = async () => (await findPayments(work.trx, work.partner.id, [id]))[0];
  const known = await find();
  const found = known && (await findApplication(work.store, work.partner.id, known.application_id));
  if (!found) throw new NotHere();
  const application = await work.lockCase(found.reference);
  const payment = await find();
  if (!payment) throw new NotHere();
  return { application, payment };
}

/** What waits to be proposed again, approved or batched; what needs a look stands first. */
async function describePayments(work: DeskWork, stage?: PaymentStage): Promise<DeskPayment[]> {
  const { trx, store, unit, partner, person, roles } = work;
  const payments = await readWaiting(work, stage);
  const actors = payments.flatMap(({ proposed_by, approved_by }) => [proposed_by, ...approved_by]);
  const name = await readActorNames(work, actors);
  const ids = payments.map(({ application_id }) => application_id);
  const applications = await findApplications(store, partner.id, ids);
  const approvalsOf = await readApprovals(unit, programOf(work), payments);
  const hindrancesOf = await readHindrances(work, [...applications.values()]);
  const isVoid = await findVoid(trx, partner.id, payments.filter(isFrozen), applications);
  const described = payments.flatMap((payment): DeskPayment[] => {
    const application = applications.get(payment.application_id);
    if (!application) return [];
    const line = proposedLine(application, payment);
    const { bounds, binding } = amountDue(payment.facts);
    const approvals = approvalsOf(payment);
    const obstacle = approvals.problemOf(person.id) ?? null;
    return [
      {
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
        // All approvals are void once the case has changed.
        missing: isVoid.has(payment.id) ? approvals.needed : approvals.missing,
        has_changed: isVoid.has(payment.id),
        exceptions: exceptionsOf(payment),
        unaccepted: payment.unaccepted.map(kindName(work)),
        may_approve: payment.state === 'proposed' && obstacle === null && mayDo(roles, 'approve-payment'),
        obstacle,
        is_stuck: approvals.isStuck,
        hindrances: hindrancesOf(application, payment),
      },
    ];
  });
  return described.sort((a, b) => Number(b.exceptions.length > 0) - Number(a.exceptions.length > 0));
}

const waitingStates: readonly PaymentState[] = ['draft', 'proposed', 'approved'];
const statesOf: Readonly<Record<PaymentStage, readonly PaymentState[]>> = {
  proposed: ['draft', 'proposed'],
  approved: ['approved'],
  at_bank: ['file_made', 'sent'],
};

/** Payments of a stage, or that wait to be proposed, approved or batched, the oldest first. */
async function readWaiting({ trx, partner }: DeskWork, stage: PaymentStage | undefined) {
  const rows = await selectPayments(trx, partner.id)
    .select([isPayeeOfOthers, hasLook, hasEarlyInvoice])
    .where('payment.state', 'in', stage ? statesOf[stage] : waitingStates)
    .orderBy('proposal.proposed_at')
    .orderBy('payment.transfer_id')
    .limit(500)
    .execute();
  return withApprovals(trx, rows);
}

const isFrozen = ({ state }: Payment) => state === 'proposed' || state === 'approved';

const isPayeeOfOthers = sql<boolean>`exists (select from payment as other
  where other.partner_id = payment.partner_id and other.payee_hash = payment.payee_hash
    and other.application_id <> payment.application_id)`.as('several_cases');
const hasLook = sql<boolean>`exists (select from payment_look as look
  where look.partner_id = payment.partner_id and look.application_id = payment.application_id)`.as(
  'account_looked_at',
);
const hasEarlyInvoice = sql<boolean>`exists (select from document_verdict
  where document_verdict.partner_id = payment.partner_id
    and document_verdict.application_id = payment.application_id and ${isEarlyInvoice})`.as('invoice_before');

type Found = Pick<Payment, 'attempt' | 'amount_gr' | 'facts' | 'unaccepted'> &
  Readonly<Record<'several_cases' | 'account_looked_at' | 'invoice_before', boolean>>;

/** What an approver looks at first. */
function exceptionsOf(payment: Found): DeskPayment['exceptions'] {
  const are: Readonly<Record<DeskPayment['exceptions'][number], boolean>> = {
    several_cases: payment.several_cases,
    account_looked_at: payment.account_looked_at,
    invoice_before: payment.invoice_before,
    without_verdicts: payment.unaccepted.length > 0,
    after_return: payment.attempt > 1,
    below_agreed: payment.amount_gr < payment.facts.agreedGr,
  };
  return exceptions.filter((each) => are[each]);
}
