import type { Application, Partner } from '../platform/database/schema/tables.ts';

/** The partner as the case knows it: with the version of the programme it was begun in, whatever is offered since. */
export function inProgramOf(
  partner: Partner,
  { program_id, program_version }: Pick<Application, 'program_id' | 'program_version'>,
): Partner {
  const program = partner.versionOf(program_id ?? partner.program_id, program_version ?? 1);
  return { ...partner, program_id: program.id, program };
}
