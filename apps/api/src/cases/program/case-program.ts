import { type Program, portalProgram } from '@ndp/domain/programs/program.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';

/** The programme and version a case was begun in. */
export type CaseVersion = Pick<Application, 'program_id' | 'program_version'>;

/**
 * The version of a programme a case was begun in, whatever its partner offers since; of a case of before, the first one
 * of its partner's.
 *
 * @throws {RangeError} there is no such version
 */
export function programOf(
  { program_id, program_version }: CaseVersion,
  partner: Pick<Partner, 'program_id' | 'versionOf'>,
): Program {
  return partner.versionOf(program_id ?? partner.program_id, program_version ?? 1);
}

/**
 * The version a case was begun in, for its pages to ask and calculate by; the one that counts now they know, but for the
 * sentences it has of its own.
 */
export function programContentOf(
  begunIn: CaseVersion,
  partner: Partner,
): { program_content?: Record<string, unknown> & Program } {
  const program = programOf(begunIn, partner);
  const { consentTexts } = program;
  if (program === partner.program && !consentTexts) return {};
  return { program_content: { ...portalProgram(program), ...(consentTexts && { consentTexts }) } };
}
