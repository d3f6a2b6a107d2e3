import { isConcluded } from '../workflow/statuses.ts';

/** What becomes of money on its way through the budget of a programme. */
export const budgetStages = ['reserved', 'committed', 'spent'] as const;
export type BudgetStage = (typeof budgetStages)[number];

/** A budget and what is taken of it, in grosze. */
export interface Balance {
  readonly totalGr: number;
  readonly reservedGr: number;
  readonly committedGr: number;
  readonly spentGr: number;
}

/** The share of a case in the budget; while it holds less than it wants, it waits. */
export interface Share {
  readonly stage: BudgetStage;
  readonly wantedGr: number;
  readonly heldGr: number;
}

/** What a case asks of the budget as it stands. */
export interface Claim {
  readonly stage: BudgetStage;
  readonly gr: number;
  /** Whether it may ask for more than was committed; otherwise it only ever falls. */
  readonly mayRise?: boolean;
}

/** Statuses in which a case asks for no money: nobody has confirmed its address yet, or it has ended without payment. */
export const statusesWithoutShare = ['submitted', 'rejected', 'appealed', 'withdrawn', 'expired'] as const;

/** Where the money of a case in this status is; undefined: it asks for none. */
export function stageOf(status: string): BudgetStage | undefined {
  if (statusesWithoutShare.some((each) => each === status)) return undefined;
  if (status === 'paid' || status === 'reported') return 'spent';
  return isConcluded(status) ? 'committed' : 'reserved';
}

export function usedGr({ reservedGr, committedGr, spentGr }: Balance): number {
  return reservedGr + committedGr + spentGr;
}

export function freeGr(balance: Balance): number {
  return balance.totalGr - usedGr(balance);
}

export function isWaiting(share: Share | undefined): boolean {
  return share !== undefined && share.heldGr < share.wantedGr;
}

/**
 * The share of a case once it asks for this. It gets all that it lacks or nothing more; what it holds it keeps.
 *
 * @param isNext  nobody waits before it
 */
export function shareFor(
  balance: Balance,
  was: Share | undefined,
  claim: Claim | undefined,
  isNext: boolean,
): Share | undefined {
  if (!claim || claim.gr <= 0) return undefined;
  const mayRise = !was || was.stage === 'reserved' || claim.mayRise;
  const wantedGr = mayRise ? claim.gr : Math.min(was.wantedGr, claim.gr);
  const coveredGr = Math.min(was?.heldGr ?? 0, wantedGr);
  const roomGr = freeGr(balance) + (was?.heldGr ?? 0) - coveredGr;
  const fits = wantedGr === coveredGr || (isNext && wantedGr - coveredGr <= roomGr);
  return { stage: claim.stage, wantedGr, heldGr: fits ? wantedGr : coveredGr };
}

/** The balance once a case has another share. */
export function balanceAfter(balance: Balance, was: Share | undefined, is: Share | undefined): Balance {
  const part = (stage: BudgetStage) =>
    (is?.stage === stage ? is.heldGr : 0) - (was?.stage === stage ? was.heldGr : 0);
  return {
    totalGr: balance.totalGr,
    reservedGr: balance.reservedGr + part('reserved'),
    committedGr: balance.committedGr + part('committed'),
    spentGr: balance.spentGr + part('spent'),
  };
}

/** What a row of the ledger says has happened. */
export const movementKinds = [
  'set',
  'reserved',
  'waits',
  'moved_up',
  'changed',
  'committed',
  'spent',
  'returned',
  'freed',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** How the ledger names what becomes of a case's share; undefined: nothing. */
export function movementOf(was: Share | undefined, is: Share | undefined): MovementKind | undefined {
  if (!is) return was && 'freed';
  if (!was) return isWaiting(is) ? 'waits' : 'reserved';
  if (was.stage !== is.stage) return was.stage === 'spent' ? 'returned' : is.stage;
  if (isWaiting(was) !== isWaiting(is)) return isWaiting(is) ? 'waits' : 'moved_up';
  return was.wantedGr === is.wantedGr && was.heldGr === is.heldGr ? undefined : 'changed';
}

/** How many of those that wait, each for what it lacks, get it: in their order, nobody is passed over. */
export function movesUp(balance: Balance, missingGr: readonly number[]): number {
  let room = freeGr(balance);
  const first = missingGr.findIndex((gr) => {
    room -= gr;
    return room < 0;
  });
  return first < 0 ? missingGr.length : first;
}

/** What the budget is short of until each of those that wait gets what it lacks, in their order. */
export function shortages(balance: Balance, missingGr: readonly number[]): readonly number[] {
  let room = freeGr(balance);
  return missingGr.map((gr) => {
    room -= gr;
    return Math.max(0, -room);
  });
}
