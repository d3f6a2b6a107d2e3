import { programs } from '@ndp/domain/programs/all.ts';
import {
  type Phase,
  programStates,
  type StateReason,
  stateReasons,
  type Timetable,
} from '@ndp/domain/programs/timetable.ts';

/** What a setting adds to the timetables of programmes, by their ids. */
export type ProgramPhases = Readonly<Record<string, Timetable>>;

const entry = new RegExp(
  `^(\\S+) (\\d{4}-\\d{2}-\\d{2}) (${programStates.join('|')})(?: (${stateReasons.join('|')}))?$`,
);

export const phaseListSentence = `PROGRAM_PHASES must be programme, first day and state, several separated by commas: duon 2026-12-01 paused funds_used, duon 2027-02-01 open. States: ${programStates.join(', ')}; reasons: ${stateReasons.join(', ')}.`;

/** Whether a text adds phases as `readPhases` takes them. */
export function isPhaseList(text: string): boolean {
  return entriesOf(text).every((each) => {
    const [, id, day = ''] = entry.exec(each) ?? [];
    return programs.some((program) => program.id === id) && isDay(day);
  });
}

/** The phases written as `programme day state [reason]`, separated by commas. */
export function readPhases(list: string): ProgramPhases {
  const phases: Record<string, Phase[]> = {};
  for (const each of entriesOf(list)) {
    const [, id = '', from = '', state, reason] = entry.exec(each) ?? [];
    const phase = { from, state: state as Phase['state'], ...(reason && { reason: reason as StateReason }) };
    phases[id] = [...(phases[id] ?? []), phase];
  }
  return phases;
}

function entriesOf(list: string): readonly string[] {
  return list.split(',').flatMap((each) => each.trim() || []);
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
