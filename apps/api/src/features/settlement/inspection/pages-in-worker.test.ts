import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnPdf, streamOf } from '../../../testing/settlement/drawn-pdf.ts';
import { jpegOf, pdfOf } from '../../../testing/settlement/sample-files.ts';
import { PageNotDrawn } from '../refusals.ts';
import { countPages, drawPage } from './pages-in-worker.ts';

const pdf = (bytes: Uint8Array) => ({ bytes, mediaType: 'application/pdf' as const });
/** A page all in one colour. */
const inColour = (colour: string) => ({ content: `${colour} rg 0 0 20000 20000 re f` });
const red = '1 0 0';
const blue = '0 0 1';

/** How large a drawn page is, and the colour in its middle. */
async function look(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  return {
    size: `${info.width}×${info.height}`,
    colour: [r, g, b].map((part) => Math.round(part / 255)).join(' '),
  };
}
/** The darkest point of a page; 255: nothing stands on it. */
async function darkest(bytes: Uint8Array): Promise<number> {
  return (await sharp(bytes).greyscale().stats()).channels[0]?.min ?? 255;
}

describe('a page of a document', () => {
  it('is drawn as a picture, each of several as it is, and upright', async () => {
    const file = pdf(drawnPdf([inColour(red), { ...inColour(blue), width: 421, height: 842, rotate: 90 }]));
    expect(await countPages(file)).toBe(2);
    expect(await look(await drawPage(file, 1, 900))).toEqual({ size: '900×1273', colour: red });
    expect(await look(await drawPage(file, 2, 900))).toEqual({ size: '900×450', colour: blue });
    await expect(drawPage(file, 3, 900)).rejects.toThrow(PageNotDrawn);
  });

  it('is drawn also as the last of a thousand, and no larger than was asked, whatever it claims', async () => {
    const many = pdf(drawnPdf([...Array(999).fill({}), inColour(red)]));
    expect(await countPages(many)).toBe(1000);
    expect((await look(await drawPage(many, 1000, 900))).colour).toBe(red);
    const sizes = [
      [1e9, 1e9],
      [14_400, 3],
      [3, 14_400],
    ].map(async ([width, height]) =>
      look(await drawPage(pdf(drawnPdf([{ ...inColour(red), width, height }])), 1, 900)),
    );
    expect((await Promise.all(sizes)).map(({ size }) => size)).toEqual(['900×900', '900×1', '1×2700']);
  });

  it('shows what was filled into its form, and runs no script of it', async () => {
    const script = '/S /JavaScript /JS (this.getField("a").value = "")';
    const form = (value: string) =>
      pdf(
        drawnPdf([{ width: 200, height: 200, entries: '/Annots [5 0 R]' }], {
          catalogue: `/OpenAction << ${script} >> /AcroForm << /Fields [5 0 R] /NeedAppearances true >>`,
          objects: [
            `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (${value}) /DA (/Helv 40 Tf 0 g) /Rect [0 0 200 200] /P 3 0 R /AA << /F << ${script} >> >> >>`,
          ],
        }),
      );
    expect(await darkest(await drawPage(form('12,5 kW'), 1, 900))).toBeLessThan(60);
    expect(await darkest(await drawPage(form(''), 1, 900))).toBeGreaterThan(200);
  });

  it('of a photograph is the photograph, without more points than it has', async () => {
    const file = { bytes: jpegOf(), mediaType: 'image/jpeg' as const };
    expect(await countPages(file)).toBe(1);
    expect((await look(await drawPage(file, 1, 900))).size).toBe('24×18');
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const drawn = await drawPage({ bytes: large, mediaType: 'image/png' }, 1, 900);
    expect(await look(drawn)).toEqual({ size: '900×600', colour: red });
  });
});

/** The same page behind a password. */
function lockedPdf(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  const [open, locked] = ['open.pdf', 'locked.pdf'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(open, drawnPdf([inColour(red)]));
  execFileSync('qpdf', ['--encrypt', 'a', 'b', '256', '--', open, locked]);
  const bytes = readFileSync(locked);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Ten drawings, of which each is ten, and so on: a few kilobytes that unfold without end. */
function endlessPdf(): Buffer {
  const depth = 9;
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 500 500]';
  const drawings = Array.from({ length: depth }, (_, at) =>
    streamOf(`${form} /Resources << /XObject << /I ${6 + at} 0 R >> >>`, Buffer.from('/I Do '.repeat(10))),
  );
  return drawnPdf([{ content: '/I Do', entries: '/Resources << /XObject << /I 5 0 R >> >>' }], {
    objects: [...drawings, streamOf(form, Buffer.from('0 0 9 9 re f'))],
  });
}

it.each([
  ['that is broken', Buffer.from('%PDF-1.7 and nothing more')],
  ['that needs a password', lockedPdf()],
  ['without a page', pdfOf()],
  ['that ends before its page', drawnPdf([inColour(red)]).subarray(0, 130)],
  ['that unfolds without end', endlessPdf()],
])('a document %s cannot be shown, says so, and the next one is', async (_what, bytes) => {
  await expect(countPages(pdf(bytes)).then(() => drawPage(pdf(bytes), 1, 900))).rejects.toThrow(PageNotDrawn);
  expect((await look(await drawPage(pdf(drawnPdf([inColour(red)])), 1, 900))).colour).toBe(red);
});
