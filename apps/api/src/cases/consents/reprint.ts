import { findConsentText, type VersionOfTexts } from '@ndp/flows/application/consent/kept-texts.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { sha256 } from '../../platform/statements.ts';
import type { ConsentRecord } from '../consents.ts';
import type { KeptDocument } from './kept-documents.ts';

/** A document a consent spoke of. */
export interface LinkedDocument {
  readonly name: string;
  /** SHA-256 as it was noted, hexadecimal. */
  readonly hash: string;
  /** The text it was made of; undefined: none that is kept has this hash. */
  readonly kept: KeptDocument | undefined;
}

/** What was agreed to, word for word. */
export interface Reprint {
  readonly record: ConsentRecord;
  /** Whether it counts: a correction takes back what was given before. */
  readonly isStanding: boolean;
  /** The sentence as it is kept under its version; undefined: there is none. */
  readonly text: string | undefined;
  /** Whether that sentence has the hash that was noted. */
  readonly doesTextFit: boolean;
  readonly documents: readonly LinkedDocument[];
}

/** What is kept of what was ever shown. */
export interface Kept {
  readonly documents: readonly KeptDocument[];
  /** Without it: those of the product. */
  readonly texts?: Readonly<Record<string, VersionOfTexts>>;
}

/** Every consent that was given for an application, as it was shown then: oldest revision first, in the order asked. */
export function reprintConsents(records: readonly ConsentRecord[], kept: Kept): readonly Reprint[] {
  const newest = Math.max(...records.map(({ revision }) => revision));
  const order = consents.map(({ id }): string => id);
  return records
    .toSorted(
      (one, other) =>
        one.revision - other.revision || order.indexOf(one.consent_id) - order.indexOf(other.consent_id),
    )
    .map((record) => {
      const { text_version, consent_id, language } = record;
      const text = findConsentText(text_version, consent_id, language, kept.texts);
      return {
        record,
        isStanding: record.revision === newest,
        text,
        doesTextFit: text !== undefined && sha256(text) === record.text_hash,
        documents: findLinked(record, kept.documents),
      };
    });
}

/** Looked for by its hash, under the name and in the language it was shown. */
function findLinked(
  { document_hashes, language }: ConsentRecord,
  documents: readonly KeptDocument[],
): readonly LinkedDocument[] {
  return Object.entries(document_hashes).map(([name, hash]) => ({
    name,
    hash,
    kept: documents.find((each) => each.name === name && each.language === language && each.hash === hash),
  }));
}

/** Whether everything that was agreed to can be shown as it was. */
export function doesFit({ doesTextFit, documents }: Reprint): boolean {
  return doesTextFit && documents.every(({ kept }) => kept !== undefined);
}
