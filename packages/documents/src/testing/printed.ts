import { canonicalJson } from '../canonical-json.ts';
import type { DocumentData } from '../document-data.ts';
import { drawRecord } from '../evidence.ts';
import type { EvidenceDocument } from '../evidence-document.ts';
import { renderAgreement, renderApplication } from './render.ts';

/** Makes a document once of the same data, for tests that only read it: that its bytes are the same is proved apart. */
function once<Data>(make: (data: Data) => Promise<Uint8Array>): (data: Data) => Promise<Uint8Array> {
  const made = new Map<string, Promise<Uint8Array>>();
  return (data) => {
    const key = canonicalJson(data);
    const bytes = made.get(key) ?? make(data);
    made.set(key, bytes);
    return bytes;
  };
}

export const printApplication = once<DocumentData>(renderApplication);
export const printAgreement = once<DocumentData>(renderAgreement);
export const printRecord = once<EvidenceDocument>(drawRecord);
