import { plainCharacters, plainDashes, singleSpaces } from './typed-text.ts';

export type ZipCodeProblem = 'required' | 'format';

/**
 * The code as it is stored: five digits as `NN-NNN`, however they were separated; the longer form of five and
 * four digits stays `NNNNN-NNNN`.
 */
export function normaliseZipCode(typed: string): string {
  const spaced = singleSpaces(plainDashes(plainCharacters(typed)));
  const code = spaced
    .split('-')
    .map((part) => part.trim())
    .join('-');
  return code.replace(/^(\d{2})[- ]?(\d{3})$/, '$1-$2');
}

/** The first fault of a postal code. Accepted: `12345`, `12 345`, `12-345`, `12345-6789`. */
export function checkZipCode(typed: string): ZipCodeProblem | undefined {
  const code = normaliseZipCode(typed);
  if (code === '') return 'required';
  return /^(?:\d{2}-\d{3}|\d{5}-\d{4})$/.test(code) ? undefined : 'format';
}
