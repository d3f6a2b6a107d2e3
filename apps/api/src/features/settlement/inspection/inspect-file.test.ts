import { readFileSync } from 'node:fs';
import { PDF } from '@libpdf/core';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { describe, expect, it } from 'vitest';
import {
  film,
  hostileFiles,
  jpegOf,
  pdfOf,
  pngOf,
  samsungBlock,
  zipOf,
} from '../../../testing/settlement/sample-files.ts';
import { inspectFile } from './inspect-file.ts';

describe('a file that proves something', () => {
  it('is a PDF, a JPEG or a PNG by its content', () => {
    expect(inspectFile(pdfOf())).toEqual({ mediaType: 'application/pdf' });
    expect(inspectFile(pdfOf({ version: '2.0' }))).toEqual({ mediaType: 'application/pdf' });
    expect(inspectFile(jpegOf())).toEqual({ mediaType: 'image/jpeg' });
    expect(inspectFile(pngOf({ words: 'Zdjęcie z montażu' }))).toEqual({ mediaType: 'image/png' });
  });

  it('may be one that another program wrote', async () => {
    const pdf = PDF.create();
    pdf.addPage();
    expect(inspectFile(await pdf.save())).toEqual({ mediaType: 'application/pdf' });
    for (const kind of ['jpg', 'png']) {
      const picture = readFileSync(new URL(`../testing/picture.${kind}`, import.meta.url));
      expect(inspectFile(picture), kind).toHaveProperty('mediaType');
    }
  });

  it('may be an invoice with its data attached', () => {
    const attached =
      '/AF [9 0 R] /EF << /F 9 0 R >> /Type /EmbeddedFile /F (factur-x.xml) /UF <FEFF0078002E0078006D006C>';
    expect(inspectFile(pdfOf({ inside: attached }))).toEqual({ mediaType: 'application/pdf' });
  });

  it('may be a photograph with what telephones append: zeros, a second picture, a film, their own block', () => {
    for (const after of [
      Buffer.alloc(9),
      jpegOf(),
      film(),
      Buffer.concat([jpegOf(), film()]),
      samsungBlock(),
    ]) {
      expect(inspectFile(jpegOf({ after }))).toEqual({ mediaType: 'image/jpeg' });
    }
  });

  it('may have 10 MB, and not a byte more', () => {
    const spaces = (count: number) => pdfOf({ inside: ' '.repeat(count) });
    const padded = (bytes: number) => spaces(2 * bytes - spaces(bytes).length);
    expect(inspectFile(padded(mostFileBytes))).toEqual({ mediaType: 'application/pdf' });
    expect(inspectFile(padded(mostFileBytes + 1))).toEqual({ problem: 'too_large' });
  });
});

describe('a hostile file', () => {
  it.each(Object.entries(hostileFiles))('is refused: %s', (_name, bytes) => {
    expect(inspectFile(bytes)).toHaveProperty('problem');
  });

  it('is told from one that is merely of the wrong kind, broken or locked', () => {
    const problemOf = (name: string) => inspectFile(hostileFiles[name] ?? Buffer.alloc(0));
    expect(problemOf('a program for Windows')).toEqual({ problem: 'unknown_kind' });
    expect(problemOf('half a JPEG')).toEqual({ problem: 'damaged' });
    expect(problemOf('a PDF with a password')).toEqual({ problem: 'locked' });
    expect(problemOf('a PDF with an archive behind it')).toEqual({ problem: 'mixed' });
    expect(problemOf('a PNG with an archive in its words')).toEqual({ problem: 'mixed' });
    expect(problemOf('a PNG that unpacks to ten billion pixels')).toEqual({ problem: 'too_many_pixels' });
    expect(problemOf('a PDF that starts a program')).toEqual({ problem: 'active' });
  });

  it('does not keep the server busy, however it is made', () => {
    const most = (text: string) => text.repeat(Math.floor((mostFileBytes - 2000) / text.length));
    const slow = [
      '/F(',
      '/UF(aaaa',
      'stream\n',
      '/JS ',
      '#41',
      '1 ',
      '%%EOF',
      '<',
      '/EmbeddedFile /UF <',
    ].map((text) => pdfOf({ inside: most(text) }));
    for (const file of [...slow, jpegOf({ after: Buffer.alloc(mostFileBytes - 1000) }), zipOf()]) {
      const before = performance.now();
      inspectFile(file);
      expect(performance.now() - before).toBeLessThan(3_000);
    }
  });
});
