import { duon } from './duon.ts';
import { fortum } from './fortum.ts';
import { mpec } from './mpec.ts';
import type { Program } from './program.ts';
import { stx } from './stx.ts';

/** The programmes a new database begins with; how they stand today, and all later ones, are rows of its own. */
export const programs: readonly Program[] = [mpec, duon, fortum, stx];

/**
 * The programme with this id.
 *
 * @throws {RangeError} no such programme: a partner row names one that was never written
 */
export function programById(id: string): Program {
  const program = programs.find((candidate) => candidate.id === id);
  if (!program) throw new RangeError(`no programme "${id}"`);
  return program;
}
