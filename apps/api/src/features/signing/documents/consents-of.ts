import type { ConsentData } from '@ndp/documents/document-data.ts';
import type { ConsentWording } from '@ndp/flows/application/consent/consent-text.ts';
import { type ConsentId, consents } from '@ndp/flows/application/consent/step.ts';
import type { ConsentRecord } from '../../../cases/consents/consents.ts';
import { type Reprint, reprintConsents } from '../../../cases/consents/reprint.ts';

/**
 * The consents that count, word for word as they were given, in the order they were asked: those of the newest
 * revision, for a correction takes the older ones back.
 *
 * @param program  the version the case was begun in
 * @throws {RangeError} a sentence that is no longer known, or is not the one agreed to
 */
export function consentsOf(
  records: readonly ConsentRecord[],
  program: ConsentWording,
): readonly ConsentData[] {
  const current = reprintConsents(records, { documents: [], program }).filter(({ isCurrent }) => isCurrent);
  return consents.flatMap(({ id }) => {
    const agreed = current.find(({ record }) => record.consent_id === id);
    return agreed ? [toConsentData(id, agreed)] : [];
  });
}

function toConsentData(id: ConsentId, { record, text, doesTextFit }: Reprint): ConsentData {
  const { text_version, language, accepted_at } = record;
  if (text === undefined || !doesTextFit) {
    throw new RangeError(`${id} ${text_version} (${language}) is not the sentence that was agreed to`);
  }
  return { id, text, text_version, language, accepted_at: accepted_at.toISOString() };
}
