import type { ProgramPhase } from '@ndp/domain/programs/timetable.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { type Language, say } from './message.ts';
import { newEstimateMessages } from './new-estimate-messages.ts';
import { formatDate } from './numbers.ts';

/** Whether and from when on a programme takes a new application, as it stands. */
export type ProgramOpening = Pick<ProgramPhase, 'state' | 'opensOn'>;

/** What can be done after a case has ended: a new application where the programme takes any, and from when on. */
export function sayNewEstimate({ state, opensOn }: ProgramOpening, language: Language): string {
  if (takesEstimates(state)) return say(newEstimateMessages.open, language);
  if (!opensOn) return say(newEstimateMessages.none, language);
  return say(newEstimateMessages.opens, language, { day: formatDate(opensOn, language) });
}
