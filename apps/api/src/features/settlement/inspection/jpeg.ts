import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { findTrailerEnd } from './phone-trailers.ts';
import { judgeSides } from './verdict.ts';

const marker = 0xff;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Begins a JPEG picture. */
export function isJpegStart(bytes: Buffer, at = 0): boolean {
  return bytes[at] === marker && bytes[at + 1] === 0xd8 && bytes[at + 2] === marker;
}

/**
 * The first fault of a JPEG picture: its segments must lead to its end, and after it comes nothing but zeros and
 * what the cameras of telephones are known to append. Its pixels are not unpacked.
 *
 * @source ITU-T T.81, annex B
 */
export function checkJpeg(bytes: Buffer): FileProblem | undefined {
  let end = walkPicture(bytes, 0);
  while (typeof end === 'number') {
    const rest = skipZeros(bytes, end);
    if (rest === bytes.length) return undefined;
    const next = isJpegStart(bytes, rest) ? walkPicture(bytes, rest) : findTrailerEnd(bytes, end);
    end = next === 'damaged' ? 'mixed' : (next ?? 'mixed');
  }
  return end;
}

function skipZeros(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at] === 0) at += 1;
  return at;
}

/** Where the picture that begins here ends, or its fault. */
function walkPicture(bytes: Buffer, start: number): number | FileProblem {
  let sides: FileProblem | undefined = 'damaged';
  for (let at = start + 2; at + 4 <= bytes.length || bytes[at + 1] === endOfImage; ) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== marker) return 'damaged';
    if (kind === endOfImage) return sides ?? at + 2;
    if (kind === marker) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return 'damaged';
    if (isFrameHeader(kind) && length >= 8) {
      sides = judgeSides(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      if (sides) return sides;
    }
    at += 2 + length;
    if (kind === startOfScan) at = skipPixels(bytes, at);
  }
  return 'damaged';
}

/** SOF0 to SOF15 but for the three that are no frame headers. */
function isFrameHeader(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

/** The first marker after the packed pixels; within them a marker's byte is followed by zero or a restart. */
function skipPixels(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(marker, start); at >= 0; at = bytes.indexOf(marker, at + 1)) {
    const kind = bytes[at + 1] ?? 0;
    const isWithin = kind === 0 || kind === marker || (kind >= 0xd0 && kind <= 0xd7);
    if (!isWithin) return at;
  }
  return bytes.length;
}
