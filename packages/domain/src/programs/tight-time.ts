import { dayAfter } from '../day-after.ts';
import type { ProgramTerms } from './terms.ts';

/** Weeks in which somebody who carries out the works is hard to find. */
const scarceWeeks = 8;

/** Whether so little time is left for the works that whoever does them has to be found now; `today` as `YYYY-MM-DD`. */
export function isTight(today: string, { lastDay }: Pick<ProgramTerms, 'lastDay'>): boolean {
  return today <= lastDay && lastDay < dayAfter(today, 7 * scarceWeeks);
}
