import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkRegon, normaliseRegon } from './regon.ts';

test.each([
  ['123456785', '123456785'],
  ['123 456 785', '123456785'],
  ['000331501', '000331501'],
  ['016298263', '016298263'],
  ['610188201', '610188201'],
  ['12345678500002', '12345678500002'],
  ['12345678500010', '12345678500010'],
  ['01629826300015', '01629826300015'],
  ['61018820100121', '61018820100121'],
  ['123456785 0000 2', '12345678500002'],
  ['123456785-00002', '12345678500002'],
])('%s is a statistical number, stored as %s', (typed, stored) => {
  expect(checkRegon(typed)).toBeUndefined();
  expect(normaliseRegon(typed)).toBe(stored);
});

test.each([
  ['123456789', 'wrong check digit', 'checksum'],
  ['123456784', 'wrong check digit', 'checksum'],
  ['12345678500003', 'wrong last digit', 'checksum'],
  ['12345678900004', 'last digit right, first nine wrong', 'checksum'],
  ['12345678', 'eight digits', 'length'],
  ['1234567850', 'ten digits', 'length'],
  ['331501', 'leading zeros lost', 'length'],
  ['123456785000021', 'fifteen digits', 'length'],
  ['000000000', 'all zeros', 'zeros'],
  ['00000000000000', 'all zeros', 'zeros'],
  ['00000000000012', 'a local unit of no organisation', 'zeros'],
  ['12345678S', 'a letter', 'characters'],
  ['', 'nothing', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkRegon(typed)).toBe(problem);
});

const lastDigits = [...'0123456789'];
const organisation = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((number) => String(number).padStart(8, '0'))
  .map((eight) => eight + lastDigits.find((last) => checkRegon(eight + last) === undefined));

describe('any organisation', () => {
  it('has a check digit, and so has each of its local units', () => {
    fc.assert(
      fc.property(organisation, fc.nat(9999), (nine, unit) => {
        const thirteen = nine + String(unit).padStart(4, '0');
        expect(checkRegon(nine)).toBeUndefined();
        expect(lastDigits.filter((last) => checkRegon(thirteen + last) === undefined)).toHaveLength(1);
      }),
    );
  });
});

it('writes the remainder 10 as the digit 0', () => {
  expect(checkRegon('000000261')).toBe('checksum');
  expect(checkRegon('000000260')).toBeUndefined();
});
