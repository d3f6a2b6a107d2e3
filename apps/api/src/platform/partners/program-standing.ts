import { programById } from '@ndp/domain/programs/all.ts';
import { type Standing, standingOn, withPhases } from '@ndp/domain/programs/timetable.ts';
import { type Clock, polishDay } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Partner } from '../database/schema/tables.ts';

/** What tells how a programme stands, and where the portal runs. */
export interface StandingContext {
  readonly config: Pick<Config, 'programPhases' | 'environment'>;
  readonly clock: Clock;
}

/** How the programme of a partner stands today: by its own timetable, and what a setting adds to it. */
export function standingOf(
  { config, clock }: StandingContext,
  { program_id }: Pick<Partner, 'program_id'>,
): Standing {
  const { timetable } = programById(program_id);
  return standingOn(withPhases(timetable, config.programPhases[program_id] ?? []), polishDay(clock()));
}
