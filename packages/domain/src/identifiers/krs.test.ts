import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { checkKrs, krsWithLeadingZeros, normaliseKrs } from './krs.ts';

test.each([
  ['0000028860', '0000028860'],
  ['0000026438', '0000026438'],
  ['0000123456', '0000123456'],
  ['0000999999', '0000999999'],
  [' 0000123456 ', '0000123456'],
  ['00001 23456', '0000123456'],
])('%s is an entry number, stored as %s with its zeros', (typed, stored) => {
  expect(checkKrs(typed)).toBeUndefined();
  expect(normaliseKrs(typed)).toBe(stored);
});

test.each([
  ['0000000000', 'all zeros', 'zeros'],
  ['123456', 'leading zeros missing', 'length'],
  ['00001234567', 'eleven digits', 'length'],
  ['00001234S6', 'a letter', 'characters'],
  ['', 'nothing', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkKrs(typed)).toBe(problem);
});

it('offers the number with its leading zeros when only they are missing', () => {
  expect(krsWithLeadingZeros('123 456')).toBe('0000123456');
  expect(krsWithLeadingZeros('0000123456')).toBeUndefined();
  expect(krsWithLeadingZeros('00001234567')).toBeUndefined();
  expect(krsWithLeadingZeros('000')).toBeUndefined();
  expect(krsWithLeadingZeros('12a')).toBeUndefined();
});

it('accepts every number but zero, since the register gives no check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (number) => {
      expect(checkKrs(String(number).padStart(10, '0'))).toBeUndefined();
    }),
  );
});
