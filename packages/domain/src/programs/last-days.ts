import { dayAfter } from '../day-after.ts';
import type { ProgramTerms } from './terms.ts';

/** The last days of a case within its programme, each included, `YYYY-MM-DD`. */
export interface LastDays {
  /** Of sending the application, and of opening a sent one again: a day is left to sign what follows. */
  readonly send: string;
  /** Of signing: works begin only after it, and the time they take is left. */
  readonly sign: string;
  /** Of finishing the works. Payment for works finished by then may be applied for later: the agreement names no last day. */
  readonly finish: string;
}

/** What the last days of a case follow from. */
export type DatedTerms = Pick<ProgramTerms, 'lastDay'> & {
  readonly days: Pick<ProgramTerms['days'], 'works'>;
};

/** Days between the last one to send and the last one to sign. */
const daysToSign = 1;

/** Until when a case can be sent, signed and finished under these terms: a later promise cannot be kept. */
export function lastDaysOf({ lastDay, days }: DatedTerms): LastDays {
  const sign = dayAfter(lastDay, -days.works);
  return { send: dayAfter(sign, -daysToSign), sign, finish: lastDay };
}
