import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkNip, normaliseNip } from './nip.ts';

test.each([
  ['1234563218', '1234563218'],
  ['123-456-32-18', '1234563218'],
  ['123-45-63-218', '1234563218'],
  ['PL1234563218', '1234563218'],
  ['pl 123 456 32 18', '1234563218'],
  ['PL 774 000 14 54', '7740001454'],
  ['5213017228', '5213017228'],
  ['526\u2013025\u201302\u201374', '5260250274'],
])('%s is a tax number, stored as %s', (typed, stored) => {
  expect(checkNip(typed)).toBeUndefined();
  expect(normaliseNip(typed)).toBe(stored);
});

test.each([
  ['1234563219', 'wrong check digit', 'checksum'],
  ['1234567890', 'wrong check digit', 'checksum'],
  ['1148148040', 'remainder 10 has no digit', 'checksum'],
  ['0000000000', 'all zeros', 'zeros'],
  ['123456321', 'nine digits', 'length'],
  ['PL12345632180', 'eleven digits', 'length'],
  ['12345632I8', 'a letter for a digit', 'characters'],
  ['PL', 'a prefix alone', 'characters'],
  ['DE1234563218', 'the prefix of another country', 'country'],
  ['', 'nothing', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkNip(typed)).toBe(problem);
});

const nine = fc.integer({ min: 1, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'));
const lastDigits = [...'0123456789'];

describe('any nine digits', () => {
  it('have one check digit, or none when the remainder is 10', () => {
    fc.assert(
      fc.property(nine, (digits) => {
        const remainder =
          [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((sum, w, i) => sum + w * Number(digits[i]), 0) % 11;
        const accepted = lastDigits.filter((last) => checkNip(digits + last) === undefined);
        expect(accepted).toEqual(remainder === 10 ? [] : [String(remainder)]);
      }),
    );
  });
});

it('tells two swapped neighbours of a valid number from the number', () => {
  expect(checkNip('1235463218')).toBe('checksum');
});
