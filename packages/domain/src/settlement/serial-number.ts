import { plainCharacters } from '../identifiers/typed-text.ts';

/** Fewest characters, and different ones among them, by which a serial number tells one device from another. */
const fewest = { characters: 6, different: 3 };

/**
 * A serial number of a device in the one form it is compared in: capital letters and digits alone.
 *
 * @returns undefined where it has no digit, or too little to tell devices apart
 */
export function normaliseSerial(typed: string): string | undefined {
  const plain = plainCharacters(typed)
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const isTelling = plain.length >= fewest.characters && new Set(plain).size >= fewest.different;
  return isTelling && /\d/.test(plain) ? plain : undefined;
}
