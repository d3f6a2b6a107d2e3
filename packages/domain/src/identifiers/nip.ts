import { checkDigits, type DigitsProblem, digitAt, weightedSum } from './digits.ts';
import { upperCaseLatin, withoutSeparators } from './typed-text.ts';

export type NipProblem = DigitsProblem | 'checksum' | 'country';

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** The number as it is stored: ten digits, without separators and without the PL of the European form. */
export function normaliseNip(typed: string): string {
  return upperCaseLatin(withoutSeparators(typed)).replace(/^PL(?=\d+$)/, '');
}

/**
 * The first fault of a tax number (NIP), or nothing.
 *
 * `country`: the number carries the prefix of another country. A remainder of 10 has no check digit, so such
 * numbers are never given out.
 *
 * @source Act on taxpayer records (ustawa o zasadach ewidencji i identyfikacji podatników)
 */
export function checkNip(typed: string): NipProblem | undefined {
  const nip = normaliseNip(typed);
  if (/^[A-Z]{2}\d+$/.test(nip)) return 'country';
  const problem = checkDigits(nip, 10);
  if (problem) return problem;
  return weightedSum(nip, weights) % 11 === digitAt(nip, -1) ? undefined : 'checksum';
}
