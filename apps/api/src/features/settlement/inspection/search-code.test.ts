import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { communityInvoice } from '@ndp/invoice/testing/examples.ts';
import { verificationLink } from '@ndp/invoice/verification-link.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnPdf, streamOf } from '../../../testing/settlement/drawn-pdf.ts';
import { jpegOf, pdfOf } from '../../../testing/settlement/sample-files.ts';
import { searchCode } from './search-code.ts';

const drawn = readFileSync(
  new URL('../../../../../../packages/invoice/src/testing/examples/community-code.png', import.meta.url),
);
const hash = createHash('sha256').update(communityInvoice).digest('hex');
const expected = { system: 'official', nip: '5260001246', issued_on: '2026-12-11', hash };

/** A page of an office's printer as a telephone takes it: a small code low on a large sheet, a little turned. */
async function photograph(): Promise<Buffer> {
  const code = await sharp(drawn).resize(420).rotate(4, { background: '#fafafa' }).png().toBuffer();
  return sharp({ create: { width: 2480, height: 3508, channels: 3, background: '#fafafa' } })
    .composite([{ input: code, left: 1900, top: 2900 }])
    .blur(1.2)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Longer than a visitor waits, so that a busy machine finds what is there. */
const patience = 60_000;
const inPicture = (bytes: Uint8Array, mediaType: 'image/png' | 'image/jpeg') =>
  searchCode({ bytes, mediaType }, patience);
const inPdf = (bytes: Uint8Array) => searchCode({ bytes, mediaType: 'application/pdf' }, patience);

/** The code as rectangles, a printer's way: 4 cm wide on the page that is asked. */
async function drawnAsLines(): Promise<string> {
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) =>
      (data[(y * info.width + x) * info.channels] ?? 255) < 128 ? `${x} ${info.height - y} 1 1 re` : '',
    ).join(' '),
  );
  const size = 113 / info.width;
  return `${size} 0 0 ${size} 60 60 cm 0 g ${points.join('\n')} f`;
}

describe('the verification code of a printed invoice', () => {
  it('names the very file the invoice is', async () => {
    expect(await inPicture(drawn, 'image/png')).toEqual(expected);
  });

  it('is found on the photograph of a whole sheet', async () => {
    expect(await inPicture(await photograph(), 'image/jpeg')).toEqual(expected);
  });

  it('is found in a PDF that draws it as lines, on its last page', async () => {
    const pages = [{}, {}, {}, { content: await drawnAsLines() }];
    expect(await inPdf(drawnPdf(pages))).toEqual(expected);
  });

  it('is found in a PDF that composes it of two pictures', async () => {
    const { width = 0, height = 0 } = await sharp(drawn).metadata();
    const half = Math.floor(height / 2);
    const halves = [0, half].map(async (top) => {
      const part = { left: 0, top, width, height: half };
      const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${half} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode`;
      return streamOf(
        entries,
        await sharp(drawn).extract(part).flatten({ background: '#ffffff' }).jpeg().toBuffer(),
      );
    });
    const content = 'q 120 0 0 60 60 120 cm /A Do Q q 120 0 0 60 60 60 cm /B Do Q';
    const entries = '/Resources << /XObject << /A 5 0 R /B 6 0 R >> >>';
    expect(await inPdf(drawnPdf([{ content, entries }], { objects: await Promise.all(halves) }))).toEqual(
      expected,
    );
  });

  it('is the link beneath it in a PDF that has one', async () => {
    const link = verificationLink(expected);
    const pdf = pdfOf({ inside: `/A << /S /URI /URI (${link}) >>` });
    expect(await inPdf(pdf)).toEqual(expected);
  });

  it('is none where there is none, or another one, and nothing fails for it', async () => {
    expect(await inPicture(jpegOf(), 'image/jpeg')).toBeUndefined();
    expect(await inPdf(pdfOf())).toBeUndefined();
    expect(await inPdf(drawnPdf([{}]))).toBeUndefined();
    expect(await inPdf(Buffer.from('no PDF at all'))).toBeUndefined();
    expect(await inPicture(Buffer.from('no picture at all'), 'image/png')).toBeUndefined();
  });
});
