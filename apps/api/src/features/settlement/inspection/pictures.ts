import { FileRefused } from '../refusals.ts';

/** Largest picture, pixels: more would only exhaust whoever opens it. */
const mostPixels = 100_000_000;

/** Loaded with the first picture: it is large. Opens nothing but JPEG and PNG. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
}

/** Full colour resolution keeps small print legible; best Huffman tables would hold the whole picture in memory. */
const legible = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a picture anew from its pixels, upright and in sRGB; nothing else of the file survives. One at a time.
 *
 * @throws {FileRefused} it does not open, or is too large to be opened
 */
export function encodeAnew(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Uint8Array> {
  const encoded = last.then(() => encode(bytes, format));
  last = encoded.then(
    () => undefined,
    () => undefined,
  );
  return encoded;
}

async function encode(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .timeout({ seconds: 30 })
    .autoOrient()
    .toColourspace('srgb');
  try {
    return await (format === 'png' ? picture.png() : picture.jpeg(legible)).toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel|^timeout/i.test(error.message);
    throw new FileRefused(isTooLarge ? 'too_many_pixels' : 'damaged');
  }
}
