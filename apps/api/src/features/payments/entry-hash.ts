import { createHash } from 'node:crypto';

/** What makes a line of a statement the same when it is read again, hexadecimal. */
export function hashEntry(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same for the nth payment that a line is about, from 0. */
export function hashOfPart(hash: string, n: number, transferId: string): string {
  return n === 0 ? hash : hashEntry(`${hash} ${transferId}`);
}
