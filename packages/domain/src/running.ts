import { sameDayAfter } from './same-day-after.ts';

/** What an applicant answers once a year: the new source runs, stands still, or was removed or sold. */
export const runningAnswers = ['yes', 'no', 'gone'] as const;
export type RunningAnswer = (typeof runningAnswers)[number];

/** What the question of a year follows from; days are `YYYY-MM-DD`. */
export interface RunningSource {
  readonly completedOn: string;
  /** How many years it must run. */
  readonly years: number;
}

/** The days on which it is asked whether the source still runs: once a year after its completion, the last day included. */
export function runningDays({ completedOn, years }: RunningSource): readonly string[] {
  return Array.from({ length: years }, (_, n) => sameDayAfter(completedOn, n + 1));
}

/** The days of the question around a day. */
export interface RunningDays {
  /** Which is to be asked now; those missed before it are not asked any more; null: none since the payment. */
  readonly due: string | null;
  /** The next one to come; null: the duty ends before. */
  readonly next: string | null;
}

/** Which question is due on a day, in a case that was paid on another. */
export function runningDaysAround(source: RunningSource, paidOn: string, today: string): RunningDays {
  const days = runningDays(source);
  const isOver = today > (days.at(-1) ?? '');
  const due = days.findLast((day) => day <= today && day > paidOn);
  return { due: isOver ? null : (due ?? null), next: days.find((day) => day > today) ?? null };
}

/** The year an answer is kept by. */
export function runningYear(day: string): number {
  return Number(day.slice(0, 4));
}
