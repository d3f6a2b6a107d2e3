import { plainCharacters, plainDashes, singleSpaces } from './typed-text.ts';

export type PersonNameProblem = 'required' | 'length' | 'characters';

const shortest = 2;
const longest = 30;

/** The name as it is stored: composed letters (NFC), single spaces, the plain hyphen of a double name. */
export function normalisePersonName(typed: string): string {
  return singleSpaces(plainDashes(plainCharacters(typed))).normalize('NFC');
}

/**
 * The first fault of a first or last name: letters of any script with their marks, spaces, apostrophes, full
 * stops and hyphens; 2 to 30 characters, a letter outside the basic plane counting once.
 */
export function checkPersonName(typed: string): PersonNameProblem | undefined {
  const name = normalisePersonName(typed);
  if (name === '') return 'required';
  if (!/^[\p{L}\p{M} '’.-]+$/u.test(name) || !/\p{L}/u.test(name)) return 'characters';
  const length = [...name].length;
  return length < shortest || length > longest ? 'length' : undefined;
}
