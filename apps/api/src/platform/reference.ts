import { randomInt } from 'node:crypto';

/** Digits and letters that cannot be mistaken for each other on paper or on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new random reference, `NDP-2026-7K3QXM`. */
export function newReference(year: number): string {
  return `NDP-${year}-${newLetters(6)}`;
}

/** A new random number of a request, `7K3Q-XM2P-VA4T`: in the log, in the answer, and read out on the telephone. */
export function newEventNumber(): string {
  return [newLetters(4), newLetters(4), newLetters(4)].join('-');
}

function newLetters(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
