import { mostByElixirGr } from '../approval.ts';

/** A payment that somebody says a line of the statement is about. */
export interface Assignable {
  readonly amountGr: number;
  /** Whether the bank has booked it, so that it can come back. */
  readonly isBooked: boolean;
}

/** What a line is once it is assigned, and by how much it differs from what was approved. */
export interface Assignment {
  readonly kind: 'booked' | 'returned';
  /** Above zero: the bank moved more. */
  readonly differenceGr: number;
}

/** Why a line cannot be these payments. */
export type AssignmentProblem = 'other_side' | 'unbooked' | 'one_return' | 'sum';

/**
 * What a line of a statement means for the payments it is said to be. Money that went out pays what waits; money that
 * came in takes one payment back. Several are paid by one line only to the grosz; for a single one the difference is told.
 */
export function assignmentOf(
  lineGr: number,
  payments: readonly [Assignable, ...Assignable[]],
): Assignment | AssignmentProblem {
  const isOut = lineGr < 0;
  if (isOut && payments.some(({ isBooked }) => isBooked)) return 'other_side';
  if (!isOut && payments.length > 1) return 'one_return';
  // A return counts after its booking, so that the two balance.
  if (!isOut && !payments[0].isBooked) return 'unbooked';
  const differenceGr = Math.abs(lineGr) - payments.reduce((sum, { amountGr }) => sum + amountGr, 0);
  const isNoTransfer = Math.abs(lineGr) >= mostByElixirGr;
  if (differenceGr !== 0 && (payments.length > 1 || isNoTransfer)) return 'sum';
  return { kind: isOut ? 'booked' : 'returned', differenceGr };
}
