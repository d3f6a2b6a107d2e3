import type { DueFacts } from '@ndp/domain/money/amount-due.ts';
import type { Thresholds } from '@ndp/domain/money/approval.ts';
import { mayPaymentMove, type PaymentState } from '@ndp/domain/money/payment-states.ts';
import type { Selectable } from 'kysely';
import { paymentsWithProposal } from '../../cases/budget/payments-with-proposal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentTable } from '../../platform/database/schema/payment-tables.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { PaymentRefused } from './refusals.ts';
import type { ProgramKey } from './settings.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** A payment with the proposal that counts. */
export interface Payment extends PaymentRow {
  readonly amount_gr: number;
  readonly facts: DueFacts;
  readonly line: Uint8Array;
  readonly line_hash: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  /** Required kinds of documents none of which was accepted when it was proposed. */
  readonly unaccepted: readonly string[];
  /** Under which it was proposed. */
  readonly thresholds: Thresholds | null;
  /** Who approved the proposal that counts. */
  readonly approved_by: readonly string[];
}

/** Payments with what counts of them; narrowed by whoever asks. */
export function selectPayments(db: Database, partnerId: string) {
  return paymentsWithProposal(db)
    .selectAll('payment')
    .select([
      'proposal.amount_gr',
      'proposal.facts',
      'proposal.line',
      'proposal.line_hash',
      'proposal.proposed_by',
      'proposal.proposed_at',
      'proposal.unaccepted',
      'proposal.thresholds',
    ])
    .where('payment.partner_id', '=', partnerId);
}

type Selected = Omit<Payment, 'approved_by'>;

export async function withApprovals<Row extends Selected>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & Payment)[]> {
  const ids = rows.map(({ id }) => id);
  const given =
    ids.length === 0
      ? []
      : await db
          .selectFrom('payment_approval')
          .select(['payment_id', 'revision', 'approved_by'])
          .where('payment_id', 'in', ids)
          .orderBy('approved_at')
          .execute();
  const approvers = new Map<string, string[]>();
  for (const { payment_id, revision, approved_by } of given) {
    const proposal = `${payment_id} ${revision}`;
    approvers.set(proposal, [...(approvers.get(proposal) ?? []), approved_by]);
  }
  return rows.map((row) => ({ ...row, approved_by: approvers.get(`${row.id} ${row.revision}`) ?? [] }));
}

/** Every payment of a case, the newest first. */
export async function readPaymentsOf(
  db: Database,
  { partner_id, id }: Pick<Application, 'partner_id' | 'id'>,
): Promise<Payment[]> {
  const rows = await selectPayments(db, partner_id)
    .where('payment.application_id', '=', id)
    .orderBy('payment.attempt', 'desc')
    .execute();
  return withApprovals(db, rows);
}

/** These payments; whoever changes them holds their cases. */
export async function findPayments(
  db: Database,
  partnerId: string,
  ids: readonly string[],
): Promise<Payment[]> {
  if (ids.length === 0) return [];
  const rows = await selectPayments(db, partnerId)
    .where('payment.id', 'in', [...ids])
    .orderBy('payment.transfer_id')
    .execute();
  return withApprovals(db, rows);
}

/** The payment of a case that a line of the bank may be about: live or else refused by the bank, and once in a file. */
export async function findFiledPayment(
  db: Database,
  { partnerId, programId }: ProgramKey,
  reference: string,
): Promise<Payment | undefined> {
  const rows = await selectPayments(db, partnerId)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_batch_line as line')
          .innerJoin('payment_batch as batch', (join) =>
            join.onRef('batch.partner_id', '=', 'line.partner_id').onRef('batch.id', '=', 'line.batch_id'),
          )
          .select('batch.id')
          .whereRef('line.partner_id', '=', 'payment.partner_id')
          .whereRef('line.payment_id', '=', 'payment.id')
          .where('batch.sha256', 'is not', null),
      ).as('was_filed'),
    )
    .where('payment.program_id', '=', programId)
    .where('payment.state', '<>', 'returned')
    .where('payment.application_id', 'in', (row) =>
      row
        .selectFrom('application')
        .select('id')
        .where((row) => row.and({ partner_id: partnerId, reference })),
    )
    .orderBy('payment.attempt', 'desc')
    .execute();
  const newest = (await withApprovals(db, rows))[0];
  return newest?.was_filed ? newest : undefined;
}

/** Moves a payment along its states. @throws {PaymentRefused} it stands elsewhere */
export async function movePayment(
  { db, now }: RowUnit,
  payment: Pick<PaymentRow, 'partner_id' | 'id' | 'state'>,
  to: PaymentState,
  change: Partial<
    Pick<PaymentRow, 'sealed_reason' | 'booked_on' | 'booked_gr' | 'rejected_by' | 'revision' | 'payee_hash'>
  > = {},
): Promise<void> {
  if (!mayPaymentMove(payment.state, to)) throw new PaymentRefused('moved_on');
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ ...change, state: to, changed_at: now })
    .where((row) => row.and({ partner_id: payment.partner_id, id: payment.id, state: payment.state }))
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) throw new PaymentRefused('moved_on');
}
