import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocumentData } from '@ndp/documents/document-data.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { homeDocument } from '@ndp/documents/testing/sample-data.ts';
import PDFDocument from 'pdfkit';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { draw } from './draw.ts';
import { drawingThread } from './drawing.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Beside the packages, which stay where npm put them. */
const folder = mkdtempSync(here('../../../../node_modules/.drawing-'));
let thread: ReturnType<typeof drawingThread>;
beforeAll(async () => {
  const external = (id: string) => /^[^./]/.test(id) && !id.startsWith('@ndp/');
  const bundle = await rolldown({ input: here('draw-worker.ts'), platform: 'node', external });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  thread = drawingThread(pathToFileURL(join(folder, 'draw-worker.mjs')));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('documents drawn on a thread of their own', () => {
  it('are those that would be drawn here, byte for byte, and nothing is drawn here', async () => {
    const data: DocumentData = homeDocument;
    const expected = await draw(['document', 'application', data]);
    const drawnHere = vi.spyOn(PDFDocument.prototype, 'end');
    const drawn = await thread.ask(['document', 'application', data]);
    expect(drawnHere).not.toHaveBeenCalled();
    drawnHere.mockRestore();
    expect(drawn).toEqual(expected);
  });

  it('are refused as here when something is missing', async () => {
    const lacking = { ...homeDocument, email: '' };
    await expect(thread.ask(['document', 'application', lacking])).rejects.toThrow(MissingValue);
    await expect(draw(['document', 'application', lacking])).rejects.toThrow(MissingValue);
  });
});
