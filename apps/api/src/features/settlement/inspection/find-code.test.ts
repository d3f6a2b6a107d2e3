import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { communityInvoice } from '@ndp/invoice/testing/examples.ts';
import { verificationLink } from '@ndp/invoice/verification-link.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegOf, pdfOf } from '../../../testing/settlement/sample-files.ts';
import { findCode } from './find-code.ts';

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

/** A PDF with a picture in it. */
function pdfWith(dictionary: string, data: Buffer): Buffer {
  const picture = `5 0 obj\n<< /Type /XObject /Subtype /Image ${dictionary} /Length ${data.length} >>\nstream\n`;
  const plain = pdfOf().toString('latin1');
  const at = plain.indexOf('xref');
  const all = `${plain.slice(0, at)}${picture}${data.toString('latin1')}\nendstream\nendobj\n${plain.slice(at)}`;
  return Buffer.from(all, 'latin1');
}

describe('the verification code of a printed invoice', () => {
  it('names the very file the invoice is', async () => {
    expect(await findCode(drawn, 'image/png')).toEqual(expected);
  });

  it('is found on the photograph of a whole sheet', async () => {
    expect(await findCode(await photograph(), 'image/jpeg')).toEqual(expected);
  });

  it('is found in a scan that a PDF holds, whatever way it is packed', async () => {
    const jpeg = await sharp(drawn).jpeg().toBuffer();
    expect(await findCode(pdfWith('/Filter /DCTDecode', jpeg), 'application/pdf')).toEqual(expected);
    const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
    const grey = `/Width ${info.width} /Height ${info.height} /BitsPerComponent 8 /ColorSpace /DeviceGray`;
    const rows = data.subarray(0, info.width * info.height);
    const packed = pdfWith(`${grey} /Filter /FlateDecode`, deflateSync(rows));
    expect(await findCode(packed, 'application/pdf')).toEqual(expected);
  });

  it('is the link beneath it in a PDF that has one', async () => {
    const link = verificationLink(expected);
    const pdf = pdfOf({ inside: `/A << /S /URI /URI (${link}) >>` });
    expect(await findCode(pdf, 'application/pdf')).toEqual(expected);
  });

  it('is none where there is none, or another one, and nothing fails for it', async () => {
    expect(await findCode(jpegOf(), 'image/jpeg')).toBeUndefined();
    expect(await findCode(pdfOf(), 'application/pdf')).toBeUndefined();
    const broken = pdfWith('/Filter /DCTDecode', Buffer.from('no picture'));
    expect(await findCode(broken, 'application/pdf')).toBeUndefined();
    expect(await findCode(Buffer.from('no picture at all'), 'image/png')).toBeUndefined();
  });
});
