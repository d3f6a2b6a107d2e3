import { findConsentText } from '@ndp/flows/application/consent/kept-texts.ts';
import { type ConsentId, consents } from '@ndp/flows/application/consent/step.ts';
import type { ConsentData } from '@ndp/papers/paper-data.ts';
import type { Selectable } from 'kysely';
import { sha256 } from '../statements.ts';
import type { ConsentRecordTable } from '../store/tables.ts';

export type ConsentRecord = Selectable<ConsentRecordTable>;

/**
 * The consents that count, word for word as they were given, in the order they were asked: those of the newest
 * revision, for a correction takes the older ones back.
 *
 * @throws {RangeError} a sentence that is no longer known, or is not the one agreed to
 */
export function consentsOf(records: readonly ConsentRecord[]): readonly ConsentData[] {
  const newest = Math.max(...records.map(({ revision }) => revision));
  const given = records.filter(({ revision }) => revision === newest);
  return consents.flatMap(({ id }) => {
    const record = given.find(({ consent_id }) => consent_id === id);
    return record ? [toConsentData(id, record)] : [];
  });
}

function toConsentData(id: ConsentId, record: ConsentRecord): ConsentData {
  const { text_version: textVersion, language, accepted_at } = record;
  const text = findConsentText(textVersion, id, language);
  if (text === undefined || sha256(text) !== record.text_hash) {
    throw new RangeError(`${id} ${textVersion} (${language}) is not the sentence that was agreed to`);
  }
  return { id, text, textVersion, language, acceptedAt: accepted_at.toISOString() };
}
