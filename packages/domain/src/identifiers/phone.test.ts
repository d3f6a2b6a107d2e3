import fc from 'fast-check';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it, test } from 'vitest';
import { checkPhone, isPhoneNumber, isPolishMobile, normalisePhone } from './phone.ts';

test.each([
  ['600 123 456', '+48600123456'],
  ['+48 600 123 456', '+48600123456'],
  ['48600123456', '+48600123456'],
  ['0048 600 123 456', '+48600123456'],
  ['600-123-456', '+48600123456'],
  ['600.123.456', '+48600123456'],
  ['(22) 123 45 67', '+48221234567'],
  ['22/123-45-67', '+48221234567'],
  ['+48 58 123 45 67', '+48581234567'],
  ['+49 30 901820', '+4930901820'],
  ['00380 44 123 45 67', '+380441234567'],
])('%s is a telephone number, stored as %s', (typed, stored) => {
  expect(isPhoneNumber(typed)).toBe(true);
  expect(normalisePhone(typed)).toBe(stored);
  expect(normalisePhone(stored)).toBe(stored);
});

test.each([
  ['60012345', 'eight digits', 'length'],
  ['6001234567', 'ten digits', 'length'],
  ['112', 'an emergency number', 'length'],
  ['+49 30', 'a foreign number cut short', 'length'],
  ['+48 10 123 45 67', 'area code 10 does not exist', 'prefix'],
  ['012 345 678', 'no Polish number begins with zero', 'prefix'],
  ['700 123 456', 'premium rate', 'prefix'],
  ['+0 600 123 456', 'no country begins with zero', 'prefix'],
  ['600 12E 456', 'a letter inside', 'characters'],
  ['600 123 456 wew. 7', 'an extension', 'characters'],
  ['++48600123456', 'two plus signs', 'characters'],
  ['', 'nothing', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkPhone(typed)).toBe(problem);
});

const notForPeople = /^(?:21|64|70)/;

describe('any nine digits without a zero in front', () => {
  const nine = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String);
  it('are a Polish number exactly when the numbering plan says so', () => {
    fc.assert(
      fc.property(nine, (digits) => {
        const planned = isValidPhoneNumber(digits, 'PL') && !notForPeople.test(digits);
        expect(isPhoneNumber(digits)).toBe(planned);
      }),
      { numRuns: process.env.FC_RUNS ? 5000 : 500 },
    );
  });

  it('agree with the numbering plan for every beginning of three digits', () => {
    const beginnings = Array.from({ length: 900 }, (_, start) => String(start + 100));
    const differ = beginnings.filter((start) => {
      const digits = `${start}234567`;
      const planned = isValidPhoneNumber(digits, 'PL') && !notForPeople.test(digits);
      return isPhoneNumber(digits) !== planned;
    });
    expect(differ).toEqual([]);
  });
});

it('takes for mobile exactly what the numbering plan gives to mobile networks, whatever the way it is written', () => {
  const beginnings = Array.from({ length: 900 }, (_, start) => String(start + 100));
  const differ = beginnings.filter((start) => {
    const digits = `${start}234567`;
    const planned =
      parsePhoneNumberFromString(digits, 'PL')?.getType() === 'MOBILE' && !notForPeople.test(digits);
    return isPolishMobile(digits) !== planned;
  });
  expect(differ).toEqual([]);
  expect(['+48 600-123-456', '+49 151 23456789', '22 123 45 67', ''].map(isPolishMobile)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
