import { consentTextOf } from '@ndp/flows/application/consent/consent-text.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { Insertable } from 'kysely';
import { programOf } from '../../cases/program/case-program.ts';
import type {
  Application,
  ConsentRecordTable,
  Partner,
  SectionData,
} from '../../platform/database/schema/tables.ts';
import { type Statements, sha256 } from '../../platform/statements.ts';

/** What the applicant agreed to: a record for each ticked box, with the sentence and documents it speaks of. */
export function consentProofOf(
  application: Application,
  partner: Partner,
  given: { readonly data: SectionData; readonly language: Language; readonly at: Date },
  statements: Statements,
): Insertable<ConsentRecordTable>[] {
  const { language } = given;
  const program = programOf(application, partner);
  return consents
    .filter(({ id }) => given.data[id] === true)
    .map(({ id, documents }) => {
      const { text, version } = consentTextOf(program, id);
      const hashes = documents.map((name) => [name, statements.hashOf(program, name, language)]);
      return {
        partner_id: application.partner_id,
        application_id: application.id,
        revision: application.revision,
        consent_id: id,
        text_version: version,
        text_hash: sha256(text[language]),
        document_hashes: JSON.stringify(Object.fromEntries(hashes)),
        language,
        accepted_at: given.at,
      };
    });
}
