import { checkDigits, type DigitsProblem } from './digits.ts';
import { withoutSeparators } from './typed-text.ts';

export type KrsProblem = DigitsProblem;

/** The number as it is stored: ten digits without separators; leading zeros stay. */
export function normaliseKrs(typed: string): string {
  return withoutSeparators(typed);
}

/** The first fault of an entry number of the National Court Register (KRS). It has no check digit. */
export function checkKrs(typed: string): KrsProblem | undefined {
  return checkDigits(normaliseKrs(typed), 10);
}

/** The ten-digit number to offer when only leading zeros are missing; nothing when that is not the fault. */
export function krsWithLeadingZeros(typed: string): string | undefined {
  const padded = normaliseKrs(typed).padStart(10, '0');
  return checkKrs(typed) === 'length' && checkKrs(padded) === undefined ? padded : undefined;
}
