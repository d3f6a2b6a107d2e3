import { dayAfter } from '../day-after.ts';
import { type DatedTerms, lastDaysOf } from './last-days.ts';

/** What a programme may be doing; estimates can be made in one of them only. */
export const programStates = ['announced', 'open', 'paused', 'closed'] as const;
export type ProgramState = (typeof programStates)[number];

/** Why a programme takes no estimates, where there is more to say than that it does not. */
export const stateReasons = ['funds_used', 'time_over'] as const;
export type StateReason = (typeof stateReasons)[number];

/** One entry of a programme's timetable: from this day on, until the next entry. */
export interface Phase {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly state: ProgramState;
  readonly reason?: StateReason;
}

/** By day, the earliest first. */
export type Timetable = readonly Phase[];

/** How a programme stands on a day. */
export interface ProgramPhase {
  readonly state: ProgramState;
  /** Since which day, `YYYY-MM-DD`; null before the first entry. */
  readonly since: string | null;
  readonly reason: StateReason | null;
  /** The day it takes estimates again, where that is known; null also while it takes them. */
  readonly opensOn: string | null;
}

/** Whether an estimate can be made and sent: amount, application and request to be called back alike. */
export function takesEstimates(state: ProgramState): boolean {
  return state === 'open';
}

/**
 * How a programme stands on a day. Before its first entry it is announced. What was promised before goes on in every
 * state: only new estimates ask for it.
 *
 * @param day  in Poland, `YYYY-MM-DD`
 */
export function phaseOn(timetable: Timetable, day: string): ProgramPhase {
  const now = timetable.findLast(({ from }) => from <= day);
  const { state = 'announced', from: since = null, reason = null } = now ?? {};
  const opening = timetable.find((phase) => phase.from > day && takesEstimates(phase.state));
  return { state, since, reason, opensOn: takesEstimates(state) ? null : (opening?.from ?? null) };
}

/**
 * How a programme stands on a day under its terms: open only until the last day on which an application can still be sent,
 * whatever its timetable says, for an estimate made later leads nowhere.
 */
export function phaseUnder(terms: DatedTerms, timetable: Timetable, day: string): ProgramPhase {
  const since = dayAfter(lastDaysOf(terms).send, 1);
  const phase = phaseOn(timetable, day);
  const isOver = takesEstimates(phase.state) || phase.reason === 'time_over';
  if (day < since || !isOver || !takesEstimates(phaseOn(timetable, since).state)) return phase;
  const opening = timetable.find((phase) => phase.from > day && takesEstimates(phase.state));
  return { state: 'closed', since, reason: 'time_over', opensOn: opening?.from ?? null };
}

/** The timetable of a programme that runs for a calendar year. */
export function timetableOfYear(year: number): Timetable {
  return [
    { from: `${year}-01-01`, state: 'open' },
    { from: `${year + 1}-01-01`, state: 'closed', reason: 'time_over' },
  ];
}

/** A timetable with further entries; of two for one day the further one counts. */
export function withPhases(timetable: Timetable, further: Timetable): Timetable {
  const remaining = timetable.filter(({ from }) => !further.some((phase) => phase.from === from));
  return [...remaining, ...further].sort((a, b) => (a.from < b.from ? -1 : 1));
}
