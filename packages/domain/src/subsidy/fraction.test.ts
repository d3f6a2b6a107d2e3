import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compare,
  divided,
  floor,
  max,
  minus,
  one,
  plus,
  roundHalfUp,
  times,
  toFraction,
  zero,
} from './fraction.ts';

describe('a decimal is taken exactly as it is printed', () => {
  test.each([
    ['0.80', 80n, 100n],
    [850.5, 8505n, 10n],
    [1e-7, 1n, 10_000_000n],
    [1e21, 10n ** 21n, 1n],
    ['1.25e2', 125n, 1n],
    ['-0.05', -5n, 100n],
    [0, 0n, 1n],
  ])('%s is %s/%s', (value, n, d) => {
    expect(compare(toFraction(value), { n, d })).toBe(0);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '', '1,5', '.5', '5.', '0x10', ' 1'])(
    '"%s" is refused',
    (value) => {
      expect(() => toFraction(value)).toThrow(RangeError);
    },
  );

  it('gives every finite number back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const value = digits / 10 ** places;
        expect(Number(roundHalfUp(toFraction(value), 6))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds a tenth and two tenths to exactly three tenths', () => {
    expect(compare(plus(toFraction(0.1), toFraction(0.2)), toFraction('0.3'))).toBe(0);
  });

  it('divides and multiplies back without a loss, also by a negative number', () => {
    const third = divided(one, toFraction(-3));
    expect(third.d).toBeGreaterThan(0n);
    expect(compare(times(third, toFraction(-3)), one)).toBe(0);
    expect(compare(third, zero)).toBeLessThan(0);
  });

  it('refuses to divide by zero', () => {
    expect(() => divided(one, minus(one, one))).toThrow(RangeError);
  });

  it('takes the larger of two', () => {
    expect(max(toFraction('0.60'), toFraction('0.77'))).toEqual(toFraction('0.77'));
    expect(max(toFraction('0.80'), toFraction('0.77'))).toEqual(toFraction('0.80'));
  });
});

describe('rounding', () => {
  test.each([
    ['3833.99', 3833],
    ['3833', 3833],
    ['0.999', 0],
    ['-0.1', -1],
    ['-2', -2],
  ])('floor of %s is %d', (value, expected) => {
    expect(floor(toFraction(value))).toBe(expected);
  });

  test.each([
    ['2.345', 2, '2.35'],
    ['2.3449999', 2, '2.34'],
    ['0.005', 2, '0.01'],
    ['7', 3, '7.000'],
    ['0.5', 0, '1'],
    ['-0.06', 1, '-0.1'],
    ['-0.05', 1, '0.0'],
    ['-12.34', 1, '-12.3'],
  ])('%s with %d decimals is %s', (value, decimals, expected) => {
    expect(roundHalfUp(toFraction(value), decimals)).toBe(expected);
  });

  it('refuses a whole number that a float cannot hold', () => {
    expect(() => floor(toFraction('9007199254740993'))).toThrow(RangeError);
  });
});
