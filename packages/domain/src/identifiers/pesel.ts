import { checkDigits, type DigitsProblem, digitAt, weightedSum } from './digits.ts';
import { hideAllButLastFour, withoutSeparators } from './typed-text.ts';

export type PeselProblem = DigitsProblem | 'checksum' | 'date';

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** The month carries the century: 81–92 the 1800s, 01–12 the 1900s, 21–32 the 2000s and so on. */
const centuries = [1900, 2000, 2100, 2200, 1800];

/** The number as it is stored: digits without separators. */
export function normalisePesel(typed: string): string {
  return withoutSeparators(typed);
}

/**
 * The first fault of a personal number (PESEL), or nothing.
 *
 * `date`: the number begins with a day that does not exist or has not come yet.
 *
 * @param today calendar day `YYYY-MM-DD`; nobody is born later
 * @source Act on population records (ustawa o ewidencji ludności), art. 15–16
 */
export function checkPesel(typed: string, today: string): PeselProblem | undefined {
  const pesel = normalisePesel(typed);
  const problem = checkDigits(pesel, 11);
  if (problem) return problem;
  if ((10 - (weightedSum(pesel, weights) % 10)) % 10 !== digitAt(pesel, -1)) return 'checksum';
  const born = birthDay(pesel);
  return born === undefined || born > today ? 'date' : undefined;
}

/** The number with only its last four digits readable, for mails and summaries. They tell no birth date. */
export function maskPesel(typed: string): string {
  return hideAllButLastFour(normalisePesel(typed));
}

function birthDay(pesel: string): string | undefined {
  const codedMonth = Number(pesel.slice(2, 4));
  const year = (centuries[Math.floor(codedMonth / 20)] ?? 0) + Number(pesel.slice(0, 2));
  const day = `${year}-${String(codedMonth % 20).padStart(2, '0')}-${pesel.slice(4, 6)}`;
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists ? day : undefined;
}
