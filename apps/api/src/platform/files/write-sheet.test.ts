import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeSheet } from './write-sheet.ts';

/** The texts of the parts of a zip archive. */
function partsOf(zip: Buffer): string {
  const parts: string[] = [];
  const end = zip.lastIndexOf('PK\x05\x06');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset, i) =>
      i === 0 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    );
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(from, from + (size ?? 0));
    parts.push((zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString());
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts.join('\n');
}

it('a sheet holds amounts as numbers and every text as a text, also one that begins like a formula', async () => {
  const text = partsOf(await writeSheet(['Kwota', 'Kto'], [[1251.5, '=HYPERLINK("http://x")']]));
  expect(text).toContain('1251.5');
  expect(text).toContain('=HYPERLINK');
  expect(text).not.toContain('<f>');
});
