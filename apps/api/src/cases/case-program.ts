import type { Application, Partner } from '../platform/database/schema/tables.ts';

/** The partner as the case knows it: with the programme the case was begun in, whatever the partner offers since. */
export function inProgramOf(partner: Partner, { program_id }: Pick<Application, 'program_id'>): Partner {
  return program_id === null ? partner : { ...partner, program_id };
}
