import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocumentData } from '@ndp/documents/document-data.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { homeDocument } from '@ndp/documents/testing/sample-data.ts';
import PDFDocument from 'pdfkit';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { onThread } from '../../../platform/jobs/side-thread.ts';
import { plainDocument, sealPaper } from '../../../testing/signing/sealed-document.ts';
import { NotReady } from '../port/port.ts';
import { documentJobs } from './document-jobs.ts';
import { reviveJobError } from './in-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Beside the packages, which stay where npm put them. */
const folder = mkdtempSync(here('../../../../node_modules/.drawing-'));
const external = (id: string) => /^[^./]/.test(id) && !id.startsWith('@ndp/');
const bundle = await rolldown({ input: here('draw-worker.ts'), platform: 'node', external });
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
const thread = onThread<typeof documentJobs>(pathToFileURL(join(folder, 'draw-worker.mjs')), {
  revive: reviveJobError,
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('documents drawn on a thread of their own', () => {
  it('are those that would be drawn here, byte for byte, and nothing is drawn here', async () => {
    const data: DocumentData = homeDocument;
    const expected = await documentJobs.composeDocument('application', data);
    const drawnHere = vi.spyOn(PDFDocument.prototype, 'end');
    const drawn = await thread.composeDocument('application', data);
    expect(drawnHere).not.toHaveBeenCalled();
    drawnHere.mockRestore();
    expect(drawn).toEqual(expected);
  });

  it('are refused as here when something is missing', async () => {
    const lacking = { ...homeDocument, email: '' };
    await expect(thread.composeDocument('application', lacking)).rejects.toThrow(MissingValue);
    await expect(documentJobs.composeDocument('application', lacking)).rejects.toThrow(MissingValue);
  });
});

describe('a paper that came back signed', () => {
  it('is compared on the thread with what was sent, and refused there as here', async () => {
    const sent = plainDocument();
    await expect(thread.checkSignedDocument(sealPaper(sent), sent)).resolves.toBeUndefined();
    const refused = thread.checkSignedDocument(sent, sent);
    await expect(refused).rejects.toThrow(new NotReady('the paper given as signed is the unsigned one'));
    await expect(refused).rejects.toBeInstanceOf(NotReady);
  });
});
