/** What is wrong with a number of digits before its check digit is looked at. */
export type DigitsProblem = 'required' | 'characters' | 'length' | 'zeros';

/**
 * The first fault of a number that consists of digits only.
 *
 * @param digits  the number without separators
 * @param lengths the lengths that are allowed
 */
export function checkDigits(digits: string, ...lengths: readonly number[]): DigitsProblem | undefined {
  if (digits === '') return 'required';
  if (!/^\d+$/.test(digits)) return 'characters';
  if (!lengths.includes(digits.length)) return 'length';
  return /^0+$/.test(digits) ? 'zeros' : undefined;
}

/** Σ digit × weight over as many digits as there are weights; the digits stand before any other character. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits.charAt(place)), 0);
}

/** The digit at a place, counted from zero; negative places count from the end. */
export function digitAt(digits: string, place: number): number {
  return Number(digits.at(place));
}
