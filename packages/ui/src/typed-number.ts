export type NumberLocale = 'pl-PL' | 'en-GB';

/** Limits of a numeric answer. Fraction digits default to the locale's own (three). */
export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly fractionDigits?: number | undefined;
}

/** A typed number made to fit its limits, and what had to be done to it. */
export interface SettledNumber {
  readonly value: number;
  readonly change?: 'raised' | 'lowered' | 'rounded';
}

const DEFAULT_FRACTION_DIGITS = 3;
const DECIMAL_SIGN = { 'pl-PL': ',', 'en-GB': '.' } as const;

/** The sign between whole and fraction that the locale writes. */
export const decimalSign = (locale: NumberLocale): ',' | '.' => DECIMAL_SIGN[locale];

/**
 * Reads a number as people type or paste it: `1 234,5` (any kind of space), `1234.5`, `1.234,5`, `1,234.5`.
 * A lone comma or dot is the decimal sign, save for `1,234` in English, which is a thousand.
 *
 * @returns the number, or undefined for anything that is not one
 */
export function readNumber(text: string, locale: NumberLocale): number | undefined {
  const compact = text.replace(/\s/g, '').replace(/^[\u2212\u2013]/, '-');
  if (!/^-?[\d.,]+$/.test(compact) || !/\d/.test(compact)) return undefined;
  const sign = findDecimalSign(compact, locale);
  const [whole = '', fraction = '', ...rest] = sign === undefined ? [compact] : compact.split(sign);
  if (rest.length > 0 || /[.,]/.test(fraction) || !isGroupedWell(whole)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}0`);
}

/**
 * Rounds half up to the fraction digits, then keeps the number within the limits.
 *
 * @throws {RangeError} more than 20 or a negative number of fraction digits
 */
export function settleNumber(typed: number, limits: NumberLimits): SettledNumber {
  const { min = -Infinity, max = Infinity, fractionDigits = DEFAULT_FRACTION_DIGITS } = limits;
  const rounded = roundTo(typed, fractionDigits);
  if (rounded < min) return { value: min, change: 'raised' };
  if (rounded > max) return { value: max, change: 'lowered' };
  return rounded === typed ? { value: typed } : { value: rounded, change: 'rounded' };
}

/**
 * The next multiple of the step (counted from the minimum, or from zero) above or below a number, within the
 * limits. From an empty field the first step up is the minimum, the first step down the maximum, else zero.
 */
export function nextStep(
  from: number | undefined,
  direction: 1 | -1,
  step: number,
  limits: NumberLimits,
): number {
  const { min, max } = limits;
  if (from === undefined) return settleNumber((direction === 1 ? min : max) ?? 0, limits).value;
  const origin = min ?? 0;
  // The tiny allowance keeps 0.7 / 0.1 = 6.999… from being taken for less than seven steps.
  const steps = (from - origin) / step;
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return settleNumber(roundTo(origin + next * step, 10), limits).value;
}

/** The number as the locale writes it, with at most the limits' fraction digits; empty for undefined. */
export function writeNumber(
  value: number | undefined,
  locale: NumberLocale,
  fractionDigits?: number,
): string {
  if (value === undefined) return '';
  return new Intl.NumberFormat(locale, formatOptions(fractionDigits)).format(value);
}
export function formatOptions(fractionDigits = DEFAULT_FRACTION_DIGITS): { maximumFractionDigits: number } {
  return { maximumFractionDigits: fractionDigits };
}

function findDecimalSign(text: string, locale: NumberLocale): ',' | '.' | undefined {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  if (comma < 0 && dot < 0) return undefined;
  const only = comma >= 0 ? ',' : '.';
  if (text.indexOf(only) !== text.lastIndexOf(only)) return undefined;
  const isThousand = only === ',' && decimalSign(locale) === '.' && /^-?[1-9]\d{0,2},\d{3}$/.test(text);
  return isThousand ? undefined : only;
}

function isGroupedWell(whole: string): boolean {
  return /^-?\d*$/.test(whole) || /^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
}

function roundTo(value: number, fractionDigits: number): number {
  const shifted = Math.round(Number(`${value}e${fractionDigits}`));
  return Number.isFinite(shifted)
    ? Number(`${shifted}e-${fractionDigits}`)
    : Number(value.toFixed(fractionDigits));
}
