import { dayAfter } from './day-after.ts';
import type { ProgramTerms } from './programs/terms.ts';
import { recordsDay } from './retention/records.ts';
import { isConcluded, isEnded } from './workflow/statuses.ts';

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
    durability: completedOn && yearsAfter(completedOn, years.durability),
    records: recordsDay(year, years),
  };
}

/** Whether the money has gone, and only the duties of the agreement are left. */
export function isPaid(status: string): boolean {
  return isConcluded(status) && isEnded(status);
}

/** Whether a deadline is a duty that goes on after the payment. */
export function isDuty(kind: string): kind is DutyKind {
  return dutyKinds.some((duty) => duty === kind);
}

/** The same date so many years later; of 29 February in a year without one, the day before 1 March. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const date = day.slice(4);
  return `${year}${date === '-02-29' && !isLeap ? '-02-28' : date}`;
}
