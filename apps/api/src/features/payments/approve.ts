import { approverProblem } from '@ndp/domain/case/approvers.ts';
import { approvalsNeeded, payeeDays, strictest } from '@ndp/domain/money/approval.ts';
import { changedParts, type FrozenLine } from '@ndp/domain/money/frozen-line.ts';
import { sql } from 'kysely';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { readAccountStanding } from './due.ts';
import { currentLine, openLine } from './lines.ts';
import { type ActorKey, readDeciders } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { readPaymentSettings } from './settings.ts';
import { movePayment, type Payment, selectPayments } from './store.ts';

/** Where a reason is sealed. */
export function reasonPlace({ partner_id, id }: Pick<Payment, 'partner_id' | 'id'>): string {
  return `payment-reason\n${partner_id}\n${id}`;
}

/** The line as it was proposed. */
export function proposedLine({ cipher }: Pick<Application, 'cipher'>, payment: Payment): FrozenLine {
  const { partner_id: partnerId, id: paymentId, revision } = payment;
  return openLine(cipher, { partnerId, paymentId, revision }, payment.line).line;
}

/** Whether a payment is still what was proposed; what differs else. Its case is held. */
export async function findChanges(
  unit: Unit,
  application: Application,
  payment: Payment,
): Promise<readonly string[]> {
  if (application.status !== 'settlement_review') return ['status'];
  const { attempt, amount_gr: amountGr } = payment;
  const is = await currentLine(unit, application, { attempt, amountGr });
  const parts = changedParts(proposedLine(application, payment), is);
  const { question } = await readAccountStanding(unit, application);
  return question ? [...parts, 'account_look'] : parts;
}

/** Sends a payment back to be proposed again; what was approved is void, and its place in an open batch free. */
export async function sendBack(
  unit: Unit,
  application: Application,
  payment: Payment,
  reason: string,
): Promise<void> {
  const sealed_reason = application.cipher.seal(reason, reasonPlace(payment));
  await movePayment(unit, payment, 'draft', { sealed_reason });
  await unit.db
    .updateTable('payment_batch_line')
    .set({ is_live: false })
    .where((row) => row.and({ partner_id: payment.partner_id, payment_id: payment.id }))
    .execute();
}

/** What the reason of an approval is sealed for. */
export function approvalContext(
  { partner_id, id, revision }: Pick<Payment, 'partner_id' | 'id' | 'revision'>,
  actor: ActorKey,
): string {
  return `payment-approval\n${partner_id}\n${id}\n${revision}\n${actor}`;
}

/** Why a payment was approved though a required document was not accepted; empty: nobody had to say. */
export async function readApprovalReasons(
  db: Database,
  { cipher }: Pick<Application, 'cipher'>,
  payment: Pick<Payment, 'partner_id' | 'id' | 'revision'>,
): Promise<string[]> {
  const { partner_id, id: payment_id, revision } = payment;
  const rows = await db
    .selectFrom('payment_approval')
    .select(['approved_by', 'sealed_reason'])
    .where((row) => row.and({ partner_id, payment_id, revision }))
    .orderBy('approved_at')
    .execute();
  return rows.flatMap(({ approved_by, sealed_reason }) =>
    sealed_reason ? [cipher.open(sealed_reason, approvalContext(payment, approved_by))] : [],
  );
}

type Paid = Pick<Payment, 'payee_hash'>;

/**
 * What the payees of these payments of a partner get within thirty days, with them: what is under way, and what the bank has
 * booked.
 */
export async function payeeSums(
  { db, now }: RowUnit,
  partnerId: string,
  payments: readonly Paid[],
): Promise<(payment: Paid) => number> {
  if (payments.length === 0) return () => 0;
  const since = polishDay(new Date(now.getTime() - payeeDays * dayMs));
  const rows = await selectPayments(db, partnerId)
    .clearSelect()
    .select(({ fn }) => ['payment.payee_hash', fn.sum('proposal.amount_gr').as('sum')])
    .where(
      'payment.payee_hash',
      'in',
      payments.map(({ payee_hash }) => payee_hash),
    )
    .where(({ eb, or, and }) =>
      or([
        eb('payment.state', 'in', ['proposed', 'approved', 'file_made', 'sent']),
        and([eb('payment.state', '=', 'booked'), eb('payment.booked_on', '>', since)]),
      ]),
    )
    .groupBy('payment.payee_hash')
    .execute();
  const word = ({ payee_hash }: Paid) => Buffer.from(payee_hash).toString('hex');
  const sums = new Map(rows.map((row) => [word(row), Number(row.sum)]));
  return (payment) => sums.get(word(payment)) ?? 0;
}

/** Somebody’s approval of what was shown to them. */
export interface Approval {
  readonly application: Application;
  readonly payment: Payment;
  /** The hash of the line that was shown. */
  readonly lineHash: string;
  /** Why it is approved though a required document was not accepted. */
  readonly reason: string | undefined;
}

/**
 * Approves a payment, whose case is held. Undefined: something has changed, and it went back to be proposed again.
 *
 * @returns how many approvals are missing still
 * @throws {PaymentRefused} the person may not, or the payment is another by now
 */
export async function approvePayment(
  unit: Unit,
  { application, payment, lineHash, reason }: Approval,
  actor: ActorKey,
): Promise<number | undefined> {
  const { db, now } = unit;
  if (payment.state !== 'proposed' || payment.line_hash !== lineHash) throw new PaymentRefused('moved_on');
  if ((await findChanges(unit, application, payment)).length > 0) {
    await sendBack(unit, application, payment, '');
    return undefined;
  }
  const { partner_id, id, application_id, revision, line_hash, proposed_by, approved_by } = payment;
  const deciders = await readDeciders(db, application);
  const problem = approverProblem(actor, { proposedBy: proposed_by, approvedBy: approved_by, deciders });
  if (problem) throw new PaymentRefused(problem);
  if (payment.unaccepted.length > 0 && !reason) throw new PaymentRefused('reason_missing');
  await db
    .insertInto('payment_approval')
    .values({
      ...{ partner_id, payment_id: id, application_id, revision, line_hash, proposed_by },
      deciders: [...deciders],
      approved_by: actor,
      approved_at: now,
      sealed_reason: reason ? application.cipher.seal(reason, approvalContext(payment, actor)) : null,
    })
    .execute();
  // Two approvals for one payee follow each other, so that neither overlooks the other.
  const payee = Buffer.from(payment.payee_hash).toString('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${payee}, 0))`.execute(db);
  const { thresholds } = await readPaymentSettings(db, {
    partnerId: partner_id,
    programId: payment.program_id,
  });
  const sumOf = await payeeSums(unit, payment.partner_id, [payment]);
  const needed = approvalsNeeded(
    payment.amount_gr,
    sumOf(payment),
    strictest(thresholds, payment.thresholds),
  );
  const missing = Math.max(0, needed - approved_by.length - 1);
  if (missing === 0) await movePayment(unit, payment, 'approved');
  return missing;
}
