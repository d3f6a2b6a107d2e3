import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Token } from './tokens.ts';
import { entriesOf, Values } from './values.ts';

/** Most pictures of a document that are looked at, and bytes one of them unpacks to. */
const mostPictures = 20;
const mostBytes = 64 * 1024 * 1024;

type Entries = ReadonlyMap<string, readonly Token[]>;

/**
 * The pictures that stand in a PDF, as files of their own: JPEG as it is, anything deflated as PNG. Those packed
 * otherwise, or of another space of colours than grey and RGB, are left out.
 */
export function picturesOf(bytes: Buffer): readonly Buffer[] {
  const text = bytes.toString('latin1');
  const values = new Values(text);
  const pictures: Buffer[] = [];
  for (const { index } of text.matchAll(/\bobj\b/g)) {
    if (pictures.length >= mostPictures || values.isExhausted) break;
    const value = values.readAt(index + 3);
    const entries = value?.tokens[0]?.text === '<<' ? entriesOf(value) : undefined;
    if (!value || entries?.get('Subtype')?.[0]?.text !== 'Image') continue;
    const start = /^\s*stream\r?\n/.exec(text.slice(value.end, value.end + 20))?.[0].length;
    const end = text.indexOf('endstream', value.end);
    if (start === undefined || end < 0) continue;
    const picture = pictureOf(entries, bytes.subarray(value.end + start, end));
    if (picture) pictures.push(picture);
  }
  return pictures;
}

function pictureOf(entries: Entries, data: Buffer): Buffer | undefined {
  const filters = (entries.get('Filter') ?? []).filter(({ kind }) => kind === 'name').map(({ text }) => text);
  if (filters.join() === 'DCTDecode') return data;
  return filters.join() === 'FlateDecode' ? toPng(entries, data) : undefined;
}

const colours: Readonly<Record<string, { readonly samples: number; readonly pngType: number }>> = {
  DeviceGray: { samples: 1, pngType: 0 },
  DeviceRGB: { samples: 3, pngType: 2 },
};

/** A deflated picture holds the very bytes a PNG would, with its predictor or without any. */
function toPng(entries: Entries, data: Buffer): Buffer | undefined {
  const [width, height, depth] = ['Width', 'Height', 'BitsPerComponent'].map((name) =>
    numberOf(entries.get(name)),
  );
  const colour = colours[entries.get('ColorSpace')?.[0]?.text ?? ''];
  if (!width || !height || !depth || !colour) return undefined;
  const rowBytes = Math.ceil((width * depth * colour.samples) / 8);
  if (height * (rowBytes + 1) > mostBytes) return undefined;
  const hasPredictor = (entries.get('DecodeParms') ?? []).some(({ text }) => /^1[0-5]$/.test(text));
  const packed = hasPredictor ? data : repack(data, rowBytes, height);
  if (!packed) return undefined;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colour.pngType;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packed), end]);
}

/** Rows without a predictor, each behind the mark that says so. */
function repack(data: Buffer, rowBytes: number, height: number): Buffer | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: mostBytes });
    if (rows.length < rowBytes * height) return undefined;
    const marked = Buffer.alloc((rowBytes + 1) * height);
    for (let y = 0; y < height; y += 1) {
      rows.copy(marked, y * (rowBytes + 1) + 1, y * rowBytes, (y + 1) * rowBytes);
    }
    return deflateSync(marked, { level: 1 });
  } catch {
    return undefined;
  }
}

function chunk(name: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(name, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length);
  return framed;
}

function numberOf(tokens: readonly Token[] = []): number | undefined {
  const [token] = tokens;
  return token && tokens.length === 1 && /^\d{1,6}$/.test(token.text) ? Number(token.text) : undefined;
}
