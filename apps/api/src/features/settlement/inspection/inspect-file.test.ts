import { PDF } from '@libpdf/core';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { type FileProblem, fileProblems } from '@ndp/flows/application/payment/messages.ts';
import { describe, expect, it } from 'vitest';
import { hostileFiles, jpegOf, pdfOf, pngOf } from '../../../testing/settlement/sample-files.ts';
import { FileRefused } from '../refusals.ts';
import { inspectFile } from './inspect-file.ts';

describe('a file that proves something', () => {
  it('is a PDF, a JPEG or a PNG by its content', async () => {
    for (const [bytes, mediaType] of [
      [pdfOf(), 'application/pdf'],
      [pdfOf({ version: '2.0' }), 'application/pdf'],
      [jpegOf(), 'image/jpeg'],
      [pngOf(), 'image/png'],
    ] as const) {
      expect(await inspectFile(bytes)).toHaveProperty('mediaType', mediaType);
    }
  });

  it('is kept as it came when it is a PDF, by whatever program', async () => {
    const pdf = PDF.create();
    pdf.addPage();
    for (const bytes of [pdfOf(), Buffer.from(await pdf.save())]) {
      expect(await inspectFile(bytes)).toEqual({ mediaType: 'application/pdf', bytes });
    }
  });

  it('may be an invoice with its data attached', async () => {
    const attached =
      '/AF [9 0 R] /EF << /F 9 0 R >> /Type /EmbeddedFile /F (factur-x.xml) /UF <FEFF0078002E0078006D006C>';
    expect(await inspectFile(pdfOf({ inside: attached }))).toHaveProperty('mediaType', 'application/pdf');
  });

  it('may have 10 MB, and not a byte more', async () => {
    const spaces = (count: number) => pdfOf({ inside: ' '.repeat(count) });
    const padded = (bytes: number) => spaces(2 * bytes - spaces(bytes).length);
    expect(await inspectFile(padded(mostFileBytes))).toHaveProperty('mediaType', 'application/pdf');
    await expect(inspectFile(padded(mostFileBytes + 1))).rejects.toMatchObject({
      sentence: fileProblems.too_large,
    });
  });
});

describe('a hostile file', () => {
  it.each(Object.entries(hostileFiles))('is refused: %s', async (_name, bytes) => {
    await expect(inspectFile(bytes)).rejects.toThrow(FileRefused);
  });

  it.each<[string, FileProblem]>([
    ['a program for Windows', 'unknown_kind'],
    ['half a JPEG', 'damaged'],
    ['a PNG of no size', 'damaged'],
    ['a PDF with a password', 'locked'],
    ['a PDF with an archive behind it', 'mixed'],
    ['a PNG with an archive in its words', 'mixed'],
    ['a JPEG with a page behind it', 'mixed'],
    ['a PNG that unpacks to ten billion pixels', 'too_many_pixels'],
    ['a JPEG of 3.6 billion pixels', 'too_many_pixels'],
    ['a JPEG of four billion pixels', 'too_many_pixels'],
    ['a PDF that starts a program', 'active'],
  ])('is told from one that is merely of the wrong kind, broken or locked: %s', async (name, problem) => {
    const refused = inspectFile(hostileFiles[name] ?? Buffer.alloc(0));
    await expect(refused).rejects.toMatchObject({ sentence: fileProblems[problem] });
  });

  it('does not keep the server busy, however it is made', async () => {
    const most = (text: string) => text.repeat(Math.floor((mostFileBytes - 2000) / text.length));
    const texts = ['/F(', '/UF(aaaa', 'stream\n', '/JS ', '#41', '1 ', '%%EOF', '<', '/EmbeddedFile /UF <'];
    const slow = texts.map((text) => pdfOf({ inside: most(text) }));
    for (const file of [...slow, jpegOf({ after: Buffer.alloc(mostFileBytes - 1000) })]) {
      const before = performance.now();
      await inspectFile(file).catch(() => undefined);
      expect(performance.now() - before).toBeLessThan(3_000);
    }
  });
});
