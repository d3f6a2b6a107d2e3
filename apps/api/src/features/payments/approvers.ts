import { permissions } from '@ndp/contract/permissions.ts';
import { type ApproverProblem, approverProblem } from '@ndp/domain/case/approvers.ts';
import { approvalsNeeded, strictest } from '@ndp/domain/money/approval.ts';
import type { Unit } from '../../platform/unit.ts';
import { payeeSums } from './approve.ts';
import { type ActorKey, readDecidersOfEach } from './people.ts';
import { type ProgramKey, readPaymentSettings } from './settings.ts';
import { type Payment, selectPayments, withApprovals } from './store.ts';

/** Who is still to approve a payment. */
export interface Approvals {
  /** How many it takes in all. */
  readonly needed: number;
  readonly missing: number;
  /** Why somebody may not; undefined: they may, or nothing is to be approved. */
  problemOf(who: ActorKey): ApproverProblem | undefined;
  /** Whether fewer of the partner's approvers may than are missing. */
  readonly isStuck: boolean;
}

/** How it stands with each of these payments of a programme. */
export async function readApprovals(
  unit: Unit,
  program: ProgramKey,
  payments: readonly Payment[],
): Promise<(payment: Payment) => Approvals> {
  const { partnerId } = program;
  const { thresholds } = await readPaymentSettings(unit.db, program);
  const sumOf = await payeeSums(unit, partnerId, payments);
  const cases = payments.map(({ application_id }) => application_id);
  const deciders = await readDecidersOfEach(unit.db, partnerId, cases);
  const approvers = await readApprovers(unit, partnerId);
  return (payment) => {
    const { amount_gr, state, proposed_by: proposedBy, approved_by: approvedBy } = payment;
    const needed = approvalsNeeded(amount_gr, sumOf(payment), strictest(thresholds, payment.thresholds));
    const missing = state === 'proposed' ? Math.max(0, needed - approvedBy.length) : 0;
    const parts = { proposedBy, approvedBy, deciders: deciders.get(payment.application_id) ?? [] };
    const problemOf = (who: ActorKey) => (missing > 0 ? approverProblem(who, parts) : undefined);
    const isStuck = missing > approvers.filter((who) => !problemOf(who)).length;
    return { needed, missing, problemOf, isStuck };
  };
}

/** Payments of a programme that wait to be approved, the first of them up to `most`. */
export async function readProposed(
  { db }: Unit,
  { partnerId, programId }: ProgramKey,
  most: number,
): Promise<Payment[]> {
  const rows = await selectPayments(db, partnerId)
    .where('payment.state', '=', 'proposed')
    .where('payment.program_id', '=', programId)
    .orderBy('payment.transfer_id')
    .limit(most)
    .execute();
  return withApprovals(db, rows);
}

async function readApprovers({ db }: Unit, partnerId: string): Promise<ActorKey[]> {
  const rows = await db
    .selectFrom('desk_role')
    .select('person_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('role', 'in', permissions['approve-payment'])
    .execute();
  return rows.map(({ person_id }) => person_id);
}
