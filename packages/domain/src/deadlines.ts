import { isSettling } from './case/settling.ts';
import { dayAfter } from './day-after.ts';
import { dutyDays, dutyKinds, type FinishedCase, isDuty, isPaid } from './duties.ts';
import type { ProgramTerms } from './programs/terms.ts';
import { isConcluded, isEnded } from './workflow/statuses.ts';

/** What an applicant has to do, or waits for, by a day. */
export const deadlineKinds = [
  ...(['correction', 'signing', 'withdrawal', 'completion', 'payment'] as const),
  ...dutyKinds,
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** The last day for something, `YYYY-MM-DD`. */
export interface Deadline {
  readonly kind: DeadlineKind;
  readonly day: string;
}

/** What the deadlines of a case follow from; days are `YYYY-MM-DD`, null while they are not known. */
export interface DatedCase extends FinishedCase {
  readonly status: string;
  /** Until when a correction is waited for. */
  readonly correctionUntil?: string | null;
  readonly signUntil: string | null;
  /** When the agreement was concluded. */
  readonly concludedOn: string | null;
  readonly paymentDueOn: string | null;
  /** Whether the applicant is a consumer: a person, for the own house. */
  readonly isConsumer: boolean;
}

/** The deadlines of a case as it stands, the earliest first. A right that is over is left out by whoever knows the day. */
export function deadlinesOf(
  dated: DatedCase,
  { lastDay, days, years }: Pick<ProgramTerms, 'lastDay' | 'days' | 'years'>,
): readonly Deadline[] {
  const { status, concludedOn, isConsumer } = dated;
  const isRunning = isConcluded(status) && !isEnded(status);
  const isFinished = isConcluded(status) && !isSettling(status);
  const duties = dutyDays(dated, { days, years });
  const known: Readonly<Record<DeadlineKind, string | null>> = {
    correction: dated.correctionUntil ?? null,
    signing: status === 'contract_sent' ? dated.signUntil : null,
    withdrawal: isRunning && isConsumer && concludedOn ? withdrawalDay(concludedOn, days.withdrawal) : null,
    completion: isSettling(status) ? lastDay : null,
    payment: isRunning ? dated.paymentDueOn : null,
    registration: isFinished ? duties.registration : null,
    durability: isPaid(status) ? duties.durability : null,
    records: isPaid(status) ? duties.records : null,
  };
  return deadlineKinds
    .flatMap((kind) => (known[kind] === null ? [] : [{ kind, day: known[kind] }]))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Whether a deadline is no longer worth telling: a right or a duty that has ended. What is to be done is told even when late. */
export function isOver({ kind, day }: Deadline, today: string): boolean {
  const ends = kind === 'withdrawal' || (isDuty(kind) && kind !== 'registration');
  return ends && day < today;
}

/**
 * The last day for withdrawing from an agreement: the day of its conclusion does not count.
 *
 * @source Consumer Rights Act of 30 May 2014, art. 27; Civil Code, art. 111 § 2
 */
export function withdrawalDay(concludedOn: string, days: number): string {
  return dayAfter(concludedOn, days);
}
