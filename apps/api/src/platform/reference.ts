import { randomInt } from 'node:crypto';

/** Digits and letters that cannot be mistaken for each other on paper or on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new random reference, `NDP-2026-7K3QXM`. */
export function newReference(year: number): string {
  return `NDP-${year}-${newLetters(6)}`;
}

/** A new random number of a request, `7K3Q-XM2P-VA4T`: in the log, in the answer, and read out on the telephone. */
export function newEventNumber(): string {
  return `${newLetters(4)}-${newLetters(4)}-${newLetters(4)}`;
}

/** The same letters for the same hash. @param length  at most its bytes */
export function lettersFrom(hash: Uint8Array, length: number): string {
  return [...hash.subarray(0, length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** @param length  up to nine: drawn as one number */
function newLetters(length: number): string {
  let drawn = randomInt(alphabet.length ** length);
  let letters = '';
  for (let n = 0; n < length; n += 1) {
    letters += alphabet.charAt(drawn % alphabet.length);
    drawn = Math.floor(drawn / alphabet.length);
  }
  return letters;
}
