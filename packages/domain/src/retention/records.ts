import type { ProgramTerms } from '../programs/terms.ts';

/** Years from a programme's year to the one in which its duty is settled. */
const yearsToSettlement = 3;

type RetentionYears = Pick<ProgramTerms['years'], 'keeping'>;

/**
 * The day by which an organiser settles its duty for a year, `YYYY-MM-DD`.
 *
 * @source Energy Efficiency Act, art. 15a(9), art. 16: by 30 June of the third year
 */
export function settlementDay(year: number): string {
  return `${year + yearsToSettlement}-06-30`;
}

/** The last day on which the agreements of a programme's year and their papers are kept, `YYYY-MM-DD`. */
export function recordsDay(year: number, { keeping }: RetentionYears): string {
  return settlementDay(year + keeping);
}

/** The moment after that day, from which they must not be kept: 22:00 UTC, for June has summer time. */
export function recordsEnd(year: number, { keeping }: RetentionYears): Date {
  return new Date(Date.UTC(year + yearsToSettlement + keeping, 5, 30, 22));
}

/** The newest programme year whose records are over at this moment. */
export function lastYearOver(now: Date, { keeping }: RetentionYears): number {
  const year = now.getUTCFullYear() - yearsToSettlement - keeping;
  return recordsEnd(year, { keeping }) <= now ? year : year - 1;
}
