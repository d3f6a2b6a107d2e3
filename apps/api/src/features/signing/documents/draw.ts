import { composeDocument, type RenderedDocument } from '@ndp/documents/document.ts';
import { drawRecord } from '@ndp/documents/evidence.ts';
import { prepareSeal, type SealPlace } from '../embedded/place-seal.ts';

/** What is to be drawn: a paper, the record of its signatures, or both as one with room for the seal. */
export type Ask =
  | readonly ['document', ...Parameters<typeof composeDocument>]
  | readonly ['record', ...Parameters<typeof drawRecord>]
  | readonly ['seal', ...Parameters<typeof prepareSeal>];

/** Draws on the thread it is called on. */
export function draw(ask: Ask): Promise<RenderedDocument | Uint8Array | SealPlace> {
  if (ask[0] === 'document') return composeDocument(ask[1], ask[2]);
  return ask[0] === 'record' ? drawRecord(ask[1]) : prepareSeal(ask[1]);
}
