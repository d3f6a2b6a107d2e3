import type { ProgramTerms } from '@ndp/domain/programs/terms.ts';
import { termsInYear } from '@ndp/domain/programs/terms-in-year.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { type CaseVersion, programOf } from './case-program.ts';

/** A case and whose programme it is in. */
export interface AgreedCase {
  readonly application: Pick<Application, 'quote'> & CaseVersion;
  readonly partner: Pick<Partner, 'program_id' | 'versionOf'>;
}

/** The days and periods a case goes by: those of the year its amount was promised in. */
export function agreedTerms({ application, partner }: AgreedCase): ProgramTerms {
  return termsInYear(programOf(application, partner), application.quote?.explanation.programme_year);
}
