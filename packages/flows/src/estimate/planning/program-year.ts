import type { Program } from '@ndp/domain/programs/program.ts';

/** The last day of the programme's year, `YYYY-MM-DD`. */
export function lastDayOf(program: Program): string {
  return `${program.year}-12-31`;
}

/** Whether a planned day (`YYYY-MM-DD`) falls after the programme's year; then the visitor is warned, not refused. */
export function isAfterProgramYear(day: string | undefined, program: Program): boolean {
  return day !== undefined && day > lastDayOf(program);
}
