import type { ConsentWording } from '@ndp/flows/application/consent/consent-text.ts';
import { findConsentText, type VersionOfTexts } from '@ndp/flows/application/consent/kept-texts.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { sha256 } from '../../platform/statements.ts';
import type { ConsentRecord } from './consents.ts';
import type { StoredDocument } from './stored-documents.ts';

interface LinkedDocument {
  readonly name: string;
  readonly hash: string;
  /** Undefined: none that is kept has this hash. */
  readonly stored: StoredDocument | undefined;
}

export interface Reprint {
  readonly record: ConsentRecord;
  /** A correction takes back what was given before. */
  readonly isCurrent: boolean;
  /** Undefined: none is kept under its version. */
  readonly text: string | undefined;
  readonly doesTextFit: boolean;
  readonly documents: readonly LinkedDocument[];
}

export interface ReprintSources {
  readonly documents: readonly StoredDocument[];
  /** The version the case was begun in: its own words. */
  readonly program: ConsentWording;
  readonly texts?: Readonly<Record<string, VersionOfTexts>>;
}

/** As they were shown: oldest revision first, in the order asked. */
export function reprintConsents(
  records: readonly ConsentRecord[],
  sources: ReprintSources,
): readonly Reprint[] {
  const newest = Math.max(...records.map(({ revision }) => revision));
  const order = consents.map(({ id }): string => id);
  return records
    .toSorted(
      (one, other) =>
        one.revision - other.revision || order.indexOf(one.consent_id) - order.indexOf(other.consent_id),
    )
    .map((record) => {
      const text = findConsentText(record, sources.program, sources.texts);
      return {
        record,
        isCurrent: record.revision === newest,
        text,
        doesTextFit: text !== undefined && sha256(text) === record.text_hash,
        documents: findLinked(record, sources.documents),
      };
    });
}

function findLinked(
  { document_hashes, language }: ConsentRecord,
  documents: readonly StoredDocument[],
): readonly LinkedDocument[] {
  return Object.entries(document_hashes).map(([name, hash]) => ({
    name,
    hash,
    stored: documents.find((each) => each.name === name && each.language === language && each.hash === hash),
  }));
}

export function doesFit({ doesTextFit, documents }: Reprint): boolean {
  return doesTextFit && documents.every(({ stored }) => stored !== undefined);
}
