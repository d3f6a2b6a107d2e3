import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegOf, ladenPictures, pngOf } from '../../../testing/settlement/sample-files.ts';
import { inspectFile } from './inspect-file.ts';
import { measurePicture } from './pictures.ts';

const keptOf = async (bytes: Uint8Array) => Buffer.from((await inspectFile(bytes)).bytes);
/** A plain picture of this size, to be written in some format. */
const plain = (width: number, height: number, background = '#c81e1e') =>
  sharp({ create: { width, height, channels: 3, background } });
const pixelAt = async (bytes: Uint8Array, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('a photograph', () => {
  it('is kept without where, when and with what it was taken', async () => {
    const exif = {
      IFD0: { Make: 'Aparat', DateTime: '2026:11:21 12:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1', GPSLongitude: '21/1 0/1 0/1' },
    };
    const taken = await plain(60, 40)
      .withExif(exif)
      .withXmp('<x:xmpmeta>52.2297</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(taken.toString('latin1')).toMatch(/Aparat.*52\.2297/s);
    const kept = await keptOf(taken);
    const { exif: noExif, xmp, icc, iptc, comments } = await sharp(kept).metadata();
    expect([noExif, xmp, icc, iptc, comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.toString('latin1')).not.toMatch(/Exif|Aparat|2026:11:21|52\.2297/);
  });

  it('stands upright, however the telephone was held', async () => {
    const red = await plain(20, 40).png().toBuffer();
    const lying = plain(60, 40, '#ffffff').composite([{ input: red, left: 0, top: 0 }]);
    const kept = await keptOf(await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(await pixelAt(kept, 20, 50)).toEqual([255, 255, 255]);
    expect((await pixelAt(kept, 20, 5))[1]).toBeLessThan(60);
  });

  it('of a printer, in its four colours, is kept in those of a screen', async () => {
    const printed = await plain(30, 30, '#2060c0').toColourspace('cmyk').jpeg().toBuffer();
    const kept = await keptOf(printed);
    expect(await sharp(kept).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, , blue = 0] = await pixelAt(kept, 10, 10);
    expect(blue - red).toBeGreaterThan(60);
  });

  it('keeps coloured print legible: no colour is told in fewer points than it has', async () => {
    const kept = await keptOf(jpegOf());
    expect(await sharp(kept).metadata()).toMatchObject({ chromaSubsampling: '4:4:4' });
  });
});

describe('a picture without loss', () => {
  it('keeps every pixel', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const sent = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
    const kept = await keptOf(sent);
    expect((await sharp(kept).raw().toBuffer()).equals(await sharp(sent).raw().toBuffer())).toBe(true);
  });

  it('may have a palette, sixteen bits or clear parts', async () => {
    const palette = await plain(9, 9).png({ palette: true }).toBuffer();
    const deep = await plain(9, 9).toColourspace('rgb16').png().toBuffer();
    const clear = await plain(9, 9).ensureAlpha(0.5).png().toBuffer();
    for (const sent of [palette, deep, clear]) {
      expect(await pixelAt(await keptOf(sent), 4, 4)).toEqual([200, 30, 30]);
    }
    expect(await sharp(await keptOf(clear)).metadata()).toMatchObject({ hasAlpha: true });
  });
});

describe('whatever a picture carries besides', () => {
  it.each(Object.entries(ladenPictures))('is not kept: %s', async (_name, [sent, piece]) => {
    expect(sent.includes(piece, 0, 'latin1')).toBe(true);
    const kept = await keptOf(sent);
    expect(kept.includes(piece, 0, 'latin1')).toBe(false);
    const { format, width } = await sharp(sent).metadata();
    expect(await sharp(kept).metadata()).toMatchObject({ format, width });
  });
});

describe('a picture that unpacks to far more than it is', () => {
  const memory = () => process.memoryUsage.rss() / 1024 / 1024;

  it('is refused by its claim alone: 50 000 × 50 000 pixels in less than a kilobyte', async () => {
    const sent = pngOf({ width: 50_000, height: 50_000 });
    expect(sent.length).toBeLessThan(1000);
    const before = memory();
    await expect(inspectFile(sent)).rejects.toThrow();
    expect(memory() - before).toBeLessThan(50);
  });

  it('goes through in strips when it is just within bounds, and the server answers meanwhile', async () => {
    const sent = await plain(10_000, 9_900).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    expect(sent.length).toBeLessThan(mostFileBytes / 10);
    const before = memory();
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 5);
    const kept = await keptOf(sent);
    clearInterval(clock);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 10_000, height: 9_900 });
    expect(memory() - before).toBeLessThan(150);
    expect(ticks).toBeGreaterThan(10);
  }, 60_000);

  it('does not take the place of the next one when it fails', async () => {
    const broken = inspectFile(jpegOf().subarray(0, 200));
    const [, next] = await Promise.allSettled([broken, inspectFile(jpegOf())]);
    expect(next).toMatchObject({ status: 'fulfilled', value: { mediaType: 'image/jpeg' } });
  });
});

describe('how well a picture can be read', () => {
  const [width, height] = [900, 1300];
  /** Rows of letters of four pixels on paper. */
  const inked = (x: number, y: number) => y % 40 < 20 && (x >> 2) % 3 === 0;
  const sheet = Uint8Array.from({ length: width * height }, (_, n) =>
    inked(n % width, Math.floor(n / width)) ? 40 : 230,
  );
  const page = sharp(sheet, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();

  it('is measured: print is sharp, in little light too, and a photograph that was moved is not', async () => {
    const written = await page;
    const [clear, dark, moved] = await Promise.all([
      measurePicture(written),
      measurePicture(await sharp(written).linear(0.1, 0).jpeg().toBuffer()),
      measurePicture(await sharp(written).blur(9).jpeg().toBuffer()),
    ]);
    expect(clear).toMatchObject({ side: 1300, light: expect.closeTo(198, -1) });
    expect(clear.sharpness).toBeGreaterThan(0.1);
    expect(dark.sharpness).toBeGreaterThan(0.1);
    expect(dark.light).toBeLessThan(45);
    expect(moved.sharpness).toBeLessThan(0.03);
  });

  it('is nothing where there is only one colour', async () => {
    expect((await measurePicture(await plain(30, 20).png().toBuffer())).sharpness).toBe(0);
  });
});
