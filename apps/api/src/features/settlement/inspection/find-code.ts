import type { VerificationCode } from '@ndp/domain/settlement/invoice.ts';
import { parseVerificationCode } from '@ndp/invoice/verification-link.ts';
import type { PlainMediaType } from './inspect-file.ts';
import { readObjects } from './objects.ts';
import { picturesOf } from './pdf-pictures.ts';
import { readPixels } from './pictures.ts';

/** How long a document is searched for a code, ms; one that is not found by then is read by a person. */
const searchMs = 4_000;

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

/**
 * The verification code of a printed invoice: the link a PDF holds, or the code in a picture; undefined: none was found
 * in time. What does not open is no fault of the document here.
 */
export async function findCode(
  bytes: Uint8Array,
  mediaType: PlainMediaType,
): Promise<VerificationCode | undefined> {
  const deadline = performance.now() + searchMs;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mediaType !== 'application/pdf') return findInPicture(file, deadline);
  const linked = findLink(file);
  if (linked) return linked;
  for (const picture of picturesOf(file)) {
    const found = await findInPicture(picture, deadline);
    if (found || performance.now() > deadline) return found;
  }
  return undefined;
}

function findLink(file: Buffer): VerificationCode | undefined {
  const text = file.toString('latin1');
  const packed = readObjects(file, text)?.text ?? '';
  const links = [...text.matchAll(linkPattern), ...packed.matchAll(linkPattern)];
  return links.map(([link]) => parseVerificationCode(link)).find((code) => code !== undefined);
}

async function findInPicture(file: Buffer, deadline: number): Promise<VerificationCode | undefined> {
  const { default: jsQr } = await import('jsqr');
  const views = [
    ...sizes.map((size) => ({ size })),
    ...quarters.map((corner) => ({ size: 1200, part: { ...corner, share: quarterShare } })),
  ];
  for (const view of views) {
    if (performance.now() > deadline) return undefined;
    const pixels = await readPixels(file, view).catch(() => undefined);
    if (!pixels) return undefined;
    const { data, width, height } = pixels;
    const code = jsQr(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
    const found = code && parseVerificationCode(code.data);
    if (found) return found;
  }
  return undefined;
}
