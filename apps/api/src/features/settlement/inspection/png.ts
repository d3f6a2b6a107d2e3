import { crc32 } from 'node:zlib';
import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { judgeSides } from './verdict.ts';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that hold words, where a page could be written. */
const wordChunks: readonly string[] = ['tEXt', 'iTXt'];

/**
 * The first fault of a PNG picture: every chunk must be whole, its checksum must hold, and the last one must be the
 * end of the file. Its pixels are not unpacked.
 *
 * @source PNG specification (third edition), chapter 5
 */
export function checkPng(bytes: Buffer): FileProblem | undefined {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR') return 'damaged';
  let hasPixels = false;
  for (let at = pngSignature.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'damaged';
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return 'damaged';
    if (wordChunks.includes(name) && hasMarkup(bytes.subarray(at, end))) return 'mixed';
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return judgeEnd(bytes, end, hasPixels);
    at = end;
  }
  return 'damaged';
}

function judgeEnd(bytes: Buffer, end: number, hasPixels: boolean): FileProblem | undefined {
  if (!hasPixels) return 'damaged';
  if (end < bytes.length) return 'mixed';
  return judgeSides(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

function hasMarkup(words: Buffer): boolean {
  return /<(script|html|!doctype)/i.test(words.toString('latin1'));
}
