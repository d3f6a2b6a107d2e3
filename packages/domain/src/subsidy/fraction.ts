/** An exact number n/d with d > 0. Money and energy never pass through a binary float. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const zero: Fraction = { n: 0n, d: 1n };
export const one: Fraction = { n: 1n, d: 1n };

const decimalForm = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * The exact value of a decimal as it is printed: '0.80', 850.5, 1e-7.
 *
 * @throws {RangeError} anything that is not a finite decimal number
 */
export function toFraction(value: string | number): Fraction {
  const match = decimalForm.exec(String(value));
  if (!match) throw new RangeError(`not a decimal number: "${value}"`);
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const shift = BigInt(exponent) - BigInt(decimals.length);
  const digits = BigInt(sign + whole + decimals);
  return shift >= 0n ? { n: digits * 10n ** shift, d: 1n } : { n: digits, d: 10n ** -shift };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
}

/** @throws {RangeError} b is zero */
export function divided(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('division by zero');
  const sign = b.n < 0n ? -1n : 1n;
  return { n: a.n * b.d * sign, d: a.d * b.n * sign };
}

/** Negative when a < b, 0 when they are equal, positive when a > b. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function max(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) < 0 ? b : a;
}

/**
 * The largest whole number not above the fraction.
 *
 * @throws {RangeError} the result is too large to be an exact number
 */
export function floor(value: Fraction): number {
  const whole = Number(floorDivided(value.n, value.d));
  if (!Number.isSafeInteger(whole)) throw new RangeError(`too large to be exact: ${whole}`);
  return whole;
}

/** The fraction with a fixed count of decimals, halves rounded up: 2.345 with 2 decimals is '2.35'. */
export function roundHalfUp(value: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const scaled = floorDivided(2n * value.n * scale + value.d, 2n * value.d);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const sign = scaled < 0n ? '-' : '';
  return sign + digits.slice(0, point) + (decimals > 0 ? `.${digits.slice(point)}` : '');
}

function floorDivided(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}
