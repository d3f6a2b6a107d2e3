import { randomInt } from 'node:crypto';

/** Digits and letters that cannot be mistaken for each other on paper or on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** A new random reference, `NDP-2026-7K3QXM`. */
export function newReference(year: number): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `NDP-${year}-${letters.join('')}`;
}
