import { composeDocument, type RenderedDocument } from '@ndp/documents/document.ts';
import { drawRecord } from '@ndp/documents/evidence.ts';

/** What is to be drawn: a paper, or the record of its signatures. */
export type Ask =
  | readonly ['document', ...Parameters<typeof composeDocument>]
  | readonly ['record', ...Parameters<typeof drawRecord>];

/** Draws on the thread it is called on. */
export function draw(ask: Ask): Promise<RenderedDocument | Uint8Array> {
  return ask[0] === 'document' ? composeDocument(ask[1], ask[2]) : drawRecord(ask[1]);
}
