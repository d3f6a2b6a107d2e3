import { checkDigits, type DigitsProblem, digitAt, weightedSum } from './digits.ts';
import { withoutSeparators } from './typed-text.ts';

export type RegonProblem = DigitsProblem | 'checksum';

const weights = [8, 9, 2, 3, 4, 5, 6, 7];
const localUnitWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/** The number as it is stored: 9 or 14 digits without separators; leading zeros stay. */
export function normaliseRegon(typed: string): string {
  return withoutSeparators(typed);
}

/**
 * The first fault of a statistical number (REGON) of an organisation, 9 digits, or of its local unit, whose
 * 14 digits begin with the organisation's nine.
 *
 * @source Regulation of the Council of Ministers on the REGON register, check digits modulo 11, 10 written as 0
 */
export function checkRegon(typed: string): RegonProblem | undefined {
  const regon = normaliseRegon(typed);
  const problem = checkDigits(regon, 9, 14) ?? checkDigits(regon.slice(0, 9), 9);
  if (problem) return problem;
  const organisationHolds = checkDigitHolds(regon.slice(0, 9), weights);
  const unitHolds = regon.length === 9 || checkDigitHolds(regon, localUnitWeights);
  return organisationHolds && unitHolds ? undefined : 'checksum';
}

function checkDigitHolds(digits: string, byWeights: readonly number[]): boolean {
  return (weightedSum(digits, byWeights) % 11) % 10 === digitAt(digits, -1);
}
