import type { composeDocument, RenderedDocument } from '@ndp/documents/document.ts';
import type { drawRecord } from '@ndp/documents/evidence.ts';
import { type Ask, draw } from './draw.ts';
import { DrawingThread } from './drawing-thread.ts';

/** The build makes the thread beside it; sources, as tests run them, draw where they are. */
const thread = import.meta.url.endsWith('.ts')
  ? undefined
  : new DrawingThread(new URL('./draw-worker.mjs', import.meta.url));
const drawAside = (ask: Ask) => (thread ? thread.draw(ask) : draw(ask));

/** As `composeDocument`, away from the thread that answers visitors. */
export async function composeAside(...asked: Parameters<typeof composeDocument>): Promise<RenderedDocument> {
  return (await drawAside(['document', ...asked])) as RenderedDocument;
}

/** As `drawRecord`, away from the thread that answers visitors. */
export async function drawRecordAside(...asked: Parameters<typeof drawRecord>): Promise<Uint8Array> {
  return (await drawAside(['record', ...asked])) as Uint8Array;
}
