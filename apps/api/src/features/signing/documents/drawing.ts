import type { composeDocument, RenderedDocument } from '@ndp/documents/document.ts';
import type { drawRecord } from '@ndp/documents/evidence.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { type Failure, SideThread } from '../../../platform/jobs/side-thread.ts';
import type { prepareSeal, SealPlace } from '../embedded/place-seal.ts';
import { type Ask, draw } from './draw.ts';

/** A thread that draws. */
export function drawingThread(file: URL): SideThread<Ask, Awaited<ReturnType<typeof draw>>> {
  return new SideThread(file, ({ name, message, field }: Failure) => {
    if (field !== undefined) return new MissingValue(field);
    return name === 'RangeError' ? new RangeError(message) : new Error(message);
  });
}

/** The build makes the thread beside it; sources, as tests run them, draw where they are. */
const thread = import.meta.url.endsWith('.ts')
  ? undefined
  : drawingThread(new URL('./draw-worker.mjs', import.meta.url));
const drawAside = (ask: Ask) => (thread ? thread.ask(ask) : draw(ask));

/** As `composeDocument`, away from the thread that answers visitors. */
export async function composeAside(...asked: Parameters<typeof composeDocument>): Promise<RenderedDocument> {
  return (await drawAside(['document', ...asked])) as RenderedDocument;
}

/** As `drawRecord`, away from the thread that answers visitors. */
export async function drawRecordAside(...asked: Parameters<typeof drawRecord>): Promise<Uint8Array> {
  return (await drawAside(['record', ...asked])) as Uint8Array;
}

/** As `prepareSeal`, away from the thread that answers visitors. */
export async function prepareSealAside(...asked: Parameters<typeof prepareSeal>): Promise<SealPlace> {
  return (await drawAside(['seal', ...asked])) as SealPlace;
}
