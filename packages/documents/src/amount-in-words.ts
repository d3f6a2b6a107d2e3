import type { Language } from '@ndp/flows/message.ts';
import { englishNumber } from './english-number.ts';
import { pluralForm, polishNumber } from './polish-number.ts';

const largestAmount = 999_999_999;
const polishZloty = ['złoty', 'złote', 'złotych'] as const;

/**
 * A whole amount of złoty in words, as it is written into contracts: 3833 is
 * “trzy tysiące osiemset trzydzieści trzy złote”.
 *
 * @param amountPln  whole PLN, 0 to 999 999 999
 * @throws {RangeError} a fraction, a negative amount or one above the limit
 */
export function amountInWords(amountPln: number, language: Language): string {
  if (!Number.isInteger(amountPln) || amountPln < 0 || amountPln > largestAmount) {
    throw new RangeError(`not a whole amount from 0 to ${largestAmount}: ${amountPln}`);
  }
  if (language === 'en') return `${englishNumber(amountPln)} złoty`;
  return `${polishNumber(amountPln)} ${polishZloty[pluralForm(amountPln)]}`;
}
