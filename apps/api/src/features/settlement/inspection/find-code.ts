import type { VerificationCode } from '@ndp/domain/settlement/invoice.ts';
import { parseVerificationCode } from '@ndp/invoice/verification-link.ts';
import { readObjects } from './objects.ts';
import { readPixels } from './pictures.ts';

/** How large the whole is looked at, px, and its quarters, which a code on a page may need. */
const sizes = [900, 1800];
const quarters = [
  { left: 0, top: 0 },
  { left: 0.4, top: 0 },
  { left: 0, top: 0.4 },
  { left: 0.4, top: 0.4 },
];
const quarterShare = 0.6;

const linkPattern = /https:\/\/[a-z0-9.-]{1,80}\/invoice\/\d{10}\/\d{2}-\d{2}-\d{4}\/[A-Za-z0-9_-]{43}/g;

/** The verification code of an invoice by the link a PDF holds. */
export async function findLink(bytes: Uint8Array): Promise<VerificationCode | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const packed = readObjects(file, text)?.text ?? '';
  const links = [...text.matchAll(linkPattern), ...packed.matchAll(linkPattern)];
  return links.map(([link]) => parseVerificationCode(link)).find((code) => code !== undefined);
}

/**
 * The verification code in a picture; undefined: none was found in time, or it does not open.
 *
 * @param mostMs  how long it is searched, ms
 */
export async function findInPicture(
  picture: Uint8Array,
  mostMs: number,
): Promise<VerificationCode | undefined> {
  const deadline = performance.now() + mostMs;
  const { default: jsQr } = await import('jsqr');
  const views = [
    ...sizes.map((size) => ({ size })),
    ...quarters.map((corner) => ({ size: 1200, part: { ...corner, share: quarterShare } })),
  ];
  for (const view of views) {
    if (performance.now() > deadline) return undefined;
    const pixels = await readPixels(picture, view).catch(() => undefined);
    if (!pixels) return undefined;
    const { data, width, height } = pixels;
    const code = jsQr(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
    const found = code && parseVerificationCode(code.data);
    if (found) return found;
  }
  return undefined;
}
