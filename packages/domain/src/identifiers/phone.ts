import { withoutSeparators } from './typed-text.ts';

export type PhoneProblem = 'required' | 'characters' | 'length' | 'prefix';

/**
 * The first two or three digits of Polish numbers a person can be called on: area codes, mobile, internet and
 * helpline numbers. Not among them: 21 (machines), 64 (pagers), 70 (premium rate), unused ones.
 *
 * @source National numbering plan (Office of Electronic Communications, UKE)
 */
const polishPrefix = /^(?:1[2-8]|2[2-69]|3[2-49]|4[1-8]|5\d|6[0-35-9]|7[1-9]|80[014]|8[1-9]|9[145])/;

/** The number in E.164 form, `+48600700800`; a text without a country's prefix is taken for a Polish number. */
export function normalisePhone(typed: string): string {
  const number = withoutSeparators(typed).replace(/[./]/g, '').replace(/^00/, '+');
  if (/^48\d{9}$/.test(number)) return `+${number}`;
  return /^\d+$/.test(number) ? `+48${number}` : number;
}

/**
 * The first fault of a telephone number. A Polish one has nine digits and a `prefix` that is in use; one of
 * another country begins with `+` or `00` and has the length E.164 allows, 8 to 15 digits.
 */
export function checkPhone(typed: string): PhoneProblem | undefined {
  const number = normalisePhone(typed);
  if (number === '') return 'required';
  if (!/^\+\d*$/.test(number)) return 'characters';
  return number.startsWith('+48') ? checkPolishNumber(number.slice(3)) : checkForeignNumber(number.slice(1));
}

/** Whether the text is a telephone number that can exist; Polish unless it carries another country's prefix. */
export function isPhoneNumber(typed: string): boolean {
  return checkPhone(typed) === undefined;
}

/**
 * Beginnings of Polish mobile numbers.
 *
 * @source National numbering plan (Office of Electronic Communications, UKE)
 */
const mobilePrefix = /^\+48(?:45|50|51|53|57|60|66|69|72|73|78|79|88)/;

/** Whether a number that exists is one of a Polish mobile network, which takes text messages. */
export function isPolishMobile(typed: string): boolean {
  return isPhoneNumber(typed) && mobilePrefix.test(normalisePhone(typed));
}

function checkPolishNumber(digits: string): PhoneProblem | undefined {
  if (digits.length !== 9) return 'length';
  return polishPrefix.test(digits) ? undefined : 'prefix';
}

function checkForeignNumber(digits: string): PhoneProblem | undefined {
  if (digits.startsWith('0')) return 'prefix';
  return digits.length < 8 || digits.length > 15 ? 'length' : undefined;
}
