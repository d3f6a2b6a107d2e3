import type { ProgrammeTerms } from './texts/clause-text.ts';
import { duon } from './texts/duon/terms-messages.ts';
import { fortum } from './texts/fortum/terms-messages.ts';
import { mpec } from './texts/mpec/terms-messages.ts';
import { stx } from './texts/stx/terms-messages.ts';

const terms: Readonly<Record<string, ProgrammeTerms>> = { mpec, duon, fortum, stx };

/** Keys of the programmes whose agreement is written. */
export const writtenProgrammes: readonly string[] = Object.keys(terms);

/**
 * What the programme adds to the agreement.
 *
 * @throws {RangeError} no agreement was written for this programme
 */
export function termsOf(programmeId: string): ProgrammeTerms {
  const found = terms[programmeId];
  if (!found) throw new RangeError(`no agreement is written for programme "${programmeId}"`);
  return found;
}
