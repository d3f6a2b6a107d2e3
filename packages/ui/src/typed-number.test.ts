import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nextStep, readNumber, settleNumber, writeNumber } from './typed-number.ts';

const cents = integer({ min: -99_999_999, max: 99_999_999 });

describe('a number as people write it', () => {
  test.each([
    ['1234,5', 'pl-PL', 1234.5],
    ['1234.5', 'pl-PL', 1234.5],
    ['1 234,5', 'pl-PL', 1234.5],
    ['1\u00a0234,5', 'pl-PL', 1234.5],
    ['1\u202f234,5', 'pl-PL', 1234.5],
    ['1.234,5', 'pl-PL', 1234.5],
    ['1,234.5', 'pl-PL', 1234.5],
    ['1.234.567', 'pl-PL', 1234567],
    ['1,234', 'pl-PL', 1.234],
    ['1.234', 'pl-PL', 1.234],
    ['1,234', 'en-GB', 1234],
    ['12,5', 'en-GB', 12.5],
    ['0,755', 'en-GB', 0.755],
    [',5', 'pl-PL', 0.5],
    ['12,', 'pl-PL', 12],
    ['-3', 'pl-PL', -3],
    ['\u22123', 'pl-PL', -3],
  ] as const)('%s in %s is %d', (text, locale, value) => {
    expect(readNumber(text, locale)).toBe(value);
  });

  test.each(['', ' ', 'abc', '12 m2', '-', ',', '1,2,3', '1.23,4,5', '12-3', '1e5', '1,23.4', 'Infinity'])(
    '"%s" is not a number',
    (text) => {
      expect(readNumber(text, 'pl-PL')).toBeUndefined();
    },
  );

  it('is read back as it was written', () =>
    assert(
      property(cents, constantFrom('pl-PL' as const, 'en-GB' as const), (n, locale) => {
        expect(readNumber(writeNumber(n / 100, locale, 2), locale)).toBe(n / 100);
      }),
    ));
});

describe('a number made to fit', () => {
  it('stays as it is inside the limits', () => {
    expect(settleNumber(5, { min: 5, max: 5 })).toEqual({ value: 5 });
  });

  it('is raised to the minimum and lowered to the maximum', () => {
    expect(settleNumber(4, { min: 5 })).toEqual({ value: 5, change: 'raised' });
    expect(settleNumber(9, { max: 5 })).toEqual({ value: 5, change: 'lowered' });
  });

  it('is rounded half up on its decimal digits, not on binary ones', () => {
    expect(settleNumber(1.005, { fractionDigits: 2 })).toEqual({ value: 1.01, change: 'rounded' });
    expect(settleNumber(12.3456, {})).toEqual({ value: 12.346, change: 'rounded' });
  });
});

describe('a step', () => {
  it('leads from an empty field to the nearer limit, or to zero', () => {
    expect(nextStep(undefined, 1, 1, { min: 10, max: 90 })).toBe(10);
    expect(nextStep(undefined, -1, 1, { min: 10, max: 90 })).toBe(90);
    expect(nextStep(undefined, 1, 1, {})).toBe(0);
  });

  it('leads to the next multiple and never past a limit', () => {
    expect(nextStep(12.5, 1, 1, {})).toBe(13);
    expect(nextStep(12.5, -1, 1, {})).toBe(12);
    expect(nextStep(0.7, 1, 0.1, { min: 0, max: 1 })).toBe(0.8);
    expect(nextStep(0.98, 1, 0.05, { min: 0, max: 0.99 })).toBe(0.99);
    expect(nextStep(0.02, -1, 0.05, { min: 0, max: 0.99 })).toBe(0);
  });
});
