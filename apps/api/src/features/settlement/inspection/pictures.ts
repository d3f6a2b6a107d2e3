import type { PictureFacts } from '@ndp/domain/settlement/invoice.ts';
import { OneAtATime } from '../../../platform/jobs/one-at-a-time.ts';
import { FileRefused } from '../refusals.ts';
import { bandedSize, bandsOf } from './picture-bands.ts';

/** Largest picture, pixels: more would only exhaust whoever opens it. */
const mostPixels = 100_000_000;

let loaded: ReturnType<typeof loadOnce> | undefined;

/** Loaded with the first picture: it is large. Blocked once, for a block takes hold of what others are just opening. */
function loadSharp() {
  loaded ??= loadOnce();
  return loaded;
}

/** Opens nothing but JPEG and PNG. */
async function loadOnce() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
}

/** Full colour resolution keeps small print legible; best Huffman tables would hold the whole picture in memory. */
const legible = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

const turns = new OneAtATime();

/**
 * Writes a picture anew from its pixels, upright and in sRGB; nothing else of the file survives. One at a time.
 *
 * @throws {FileRefused} it does not open, or is too large to be opened
 */
export function encodeAnew(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Uint8Array> {
  return turns.run(() => encode(bytes, format));
}

/** A picture that was written anew, as a PNG that is no larger than this. */
export function shrink(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  return turns.run(async () => {
    const sharp = await loadSharp();
    return sharp(bytes).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  });
}

/** A picture as a page to be looked at, no wider than so many pixels. @throws {Error} it does not open */
export async function drawPicture(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: mostPixels })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(legible)
    .toBuffer();
}

/** Pixels as they were drawn, four bytes each, as a JPEG. */
export async function encodeDrawn({ data, width, height }: Pixels): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg(legible)
    .toBuffer();
}

/** A drawn picture, four bytes a pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const measuredSide = 1_000;

/** How well a picture may be read. @throws {Error} it does not open */
export function measurePicture(bytes: Uint8Array): Promise<PictureFacts> {
  return turns.run(async () => {
    const sharp = await loadSharp();
    const opened = sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds: 10 });
    const { width, height } = await opened.metadata();
    const grey = await opened
      .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .png()
      .toBuffer();
    const { sharpness, channels } = await sharp(grey).stats();
    const { stdev = 0, mean = 0 } = channels[0] ?? {};
    const share = stdev < 1 ? 0 : sharpness / stdev;
    return { side: Math.max(width, height), sharpness: Number(share.toFixed(3)), light: Math.round(mean) };
  });
}

/** A picture by what it is compared by, as `bandsOf` says. @throws {Error} it does not open */
export function bandPicture(bytes: Uint8Array): Promise<readonly string[]> {
  return turns.run(async () => {
    const sharp = await loadSharp();
    const cells = await sharp(bytes, { limitInputPixels: mostPixels })
      .timeout({ seconds: 10 })
      .resize({ ...bandedSize, fit: 'fill', fastShrinkOnLoad: false })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer();
    return bandsOf(cells);
  });
}

/** How a picture is looked at: no larger than so many pixels, and which part of it, in shares of its sides. */
interface View {
  readonly size: number;
  readonly part?: { readonly left: number; readonly top: number; readonly share: number };
}

/** The pixels of a picture, four bytes each. @throws {Error} it does not open */
export function readPixels(bytes: Uint8Array, { size, part }: View): Promise<Pixels> {
  return turns.run(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds: 10 });
    if (part) {
      const { width, height } = await picture.metadata();
      const [left, top] = [Math.floor(width * part.left), Math.floor(height * part.top)];
      const [wide, high] = [Math.floor(width * part.share), Math.floor(height * part.share)];
      picture.extract({ left, top, width: wide, height: high });
    }
    const { data, info } = await picture
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
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
