import { dayAfter } from './day-after.ts';
import type { ProgramTerms } from './programs/terms.ts';
import { recordsDay } from './retention/records.ts';
import { sameDayAfter } from './same-day-after.ts';
import { concludedStatuses, isConcluded, isEnded } from './workflow/statuses.ts';

/** What an applicant still owes once the replacement is finished, in the order in which it ends. */
export const dutyKinds = ['registration', 'durability', 'records'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** What the duties follow from. */
export interface FinishedCase {
  /** The day of completion the applicant declared, `YYYY-MM-DD`; null while none is. */
  readonly completedOn: string | null;
  /** The programme's year of the agreement. */
  readonly year: number;
}

/**
 * The last day of each duty, `YYYY-MM-DD`; null where it is not known. The day of completion stands for that of the
 * start-up, and a last day on a Sunday stays there: sooner is never late.
 *
 * @source co-financing agreement, § 6(1)(5) to (7); Act of 21 November 2008 on supporting thermo-modernisation, art. 27g;
 * Civil Code, art. 111 § 2 and art. 112
 */
export function dutyDays(
  { completedOn, year }: FinishedCase,
  { days, years }: Pick<ProgramTerms, 'days' | 'years'>,
): Readonly<Record<DutyKind, string | null>> {
  return {
    registration: completedOn && dayAfter(completedOn, days.registration),
    durability: completedOn && sameDayAfter(completedOn, years.durability),
    records: recordsDay(year, years),
  };
}

/** Whether the money has gone, and only the duties of the agreement are left. */
export function isPaid(status: string): boolean {
  return isConcluded(status) && isEnded(status);
}

/** Statuses in which duties go on: the replacement is finished. */
export const dutyStatuses = concludedStatuses.filter(
  (status) => status !== 'contract_signed' && status !== 'in_realisation',
);

/** Whether duties go on. */
export function hasDuties(status: string): boolean {
  return dutyStatuses.some((each) => each === status);
}

/** How many days before its last day a duty that is not done is reminded of, once. */
export const dutyReminderDays: Readonly<Record<DutyKind, number>> = {
  registration: 3,
  durability: 30,
  records: 30,
};

/** How many days after its last day the office asks about a duty that is not done. */
export const lateDutyDays = 14;

/** Longest note of how a duty was done, in characters. */
export const longestDutyNote = 500;

/** A duty and the Polish day on which its applicant said that it is done; null: not yet. */
export interface KeptDuty {
  readonly kind: DutyKind;
  readonly day: string;
  readonly doneOn: string | null;
}

/** Where a duty stands: what only lasts is never late, and ends by itself. */
export function dutyState({ kind, day, doneOn }: KeptDuty, today: string): 'done' | 'late' | 'over' | 'open' {
  if (doneOn !== null) return 'done';
  if (today <= day) return 'open';
  return kind === 'registration' ? 'late' : 'over';
}

/** Whether the office is to ask about a duty. */
export function isToBeAsked(duty: KeptDuty, today: string): boolean {
  return dutyState(duty, today) === 'late' && dayAfter(duty.day, lateDutyDays) < today;
}

/** Whether a deadline is a duty that goes on after the payment. */
export function isDuty(kind: string): kind is DutyKind {
  return dutyKinds.some((duty) => duty === kind);
}
