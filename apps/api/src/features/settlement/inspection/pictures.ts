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
  return inTurn(() => encode(bytes, format));
}

/** A picture that was written anew, as a PNG that is no larger than this. */
export function shrink(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    return sharp(bytes).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  });
}

function inTurn(write: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const written = last.then(write);
  last = written.then(
    () => undefined,
    () => undefined,
  );
  return written;
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
