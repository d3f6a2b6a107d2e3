import { programById } from '@ndp/domain/programs/all.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Application, Partner } from '../platform/database/schema/tables.ts';

/**
 * The programme a case was begun in, whatever its partner offers since; of a case of before, its partner's.
 *
 * @throws {RangeError} there is no such programme
 */
export function programOf(
  { program_id }: Pick<Application, 'program_id'>,
  partner: Pick<Partner, 'program_id'>,
): Program {
  return programById(program_id ?? partner.program_id);
}
