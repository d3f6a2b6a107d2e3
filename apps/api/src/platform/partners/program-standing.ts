import { type ProgramPhase, phaseUnder, withPhases } from '@ndp/domain/programs/timetable.ts';
import { type Clock, polishDay } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Partner } from '../database/schema/tables.ts';

/** What tells how a programme stands, and where the portal runs. */
export interface PhaseContext {
  readonly config: Pick<Config, 'programPhases' | 'environment'>;
  readonly clock: Clock;
}

/** How the programme of a partner stands today: by its own timetable, and what a setting adds to it. */
export function phaseOf(
  { config, clock }: PhaseContext,
  { program }: Pick<Partner, 'program'>,
): ProgramPhase {
  return phaseUnder(
    program.terms,
    withPhases(program.timetable, config.programPhases[program.id] ?? []),
    polishDay(clock()),
  );
}
