import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkPesel, maskPesel, normalisePesel } from './pesel.ts';

const today = '2026-11-21';

test.each([
  ['44051401359', 'a textbook number'],
  ['44051401458', 'another one of the same day'],
  ['99123199993', 'the last day of the 1900s'],
  ['02280100005', 'month 28 means August of the 2000s'],
  ['99022800017', '28 February 1999'],
  ['00222900016', '29 February 2000, a leap year of the 400'],
  ['99023100017', '31 February does not exist', 'date'],
  ['44051401358', 'wrong check digit', 'checksum'],
  ['99022900014', '29 February 1999 does not exist', 'date'],
  ['77000100016', 'month 00', 'date'],
  ['77200100012', 'month 20', 'date'],
  ['90320100016', 'born in 2090', 'date'],
  ['00000000000', 'all zeros', 'zeros'],
  ['4405140135', 'ten digits', 'length'],
  ['440514013599', 'twelve digits', 'length'],
  ['4405140135A', 'a letter', 'characters'],
  ['٤٤٠٥١٤٠١٣٥٩', 'digits of another script', 'characters'],
  [' ', 'nothing', 'required'],
])('%s: %s', (typed, _why, problem?: string) => {
  expect(checkPesel(typed, today)).toBe(problem);
});

describe('the day of birth', () => {
  it('may be today and not tomorrow', () => {
    const born = '26312100012';
    expect(checkPesel(born, '2026-11-21')).toBeUndefined();
    expect(checkPesel(born, '2026-11-20')).toBe('date');
  });

  it.each([
    ['01810100016', '1801-01-01', '1800-12-31'],
    ['01010100012', '1901-01-01', '1900-12-31'],
    ['01210100018', '2001-01-01', '2000-12-31'],
    ['01410100014', '2101-01-01', '2100-12-31'],
    ['01610100010', '2201-01-01', '2200-12-31'],
  ])('of %s is %s, the century read from the month', (pesel, day, dayBefore) => {
    expect(checkPesel(pesel, day)).toBeUndefined();
    expect(checkPesel(pesel, dayBefore)).toBe('date');
  });
});

const born = fc
  .tuple(
    fc.integer({ min: 1800, max: 2025 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .chain(([year, month, day]) => {
    const codedMonth = month + ((Math.floor(year / 100) - 19 + 5) % 5) * 20;
    return fc
      .integer({ min: 0, max: 9999 })
      .map((serial) => two(year % 100) + two(codedMonth) + two(day) + String(serial).padStart(4, '0'));
  });

function two(number: number): string {
  return String(number).padStart(2, '0');
}

const lastDigits = [...'0123456789'];

describe('any number of a person born between 1800 and 2025', () => {
  it('has exactly one check digit', () => {
    fc.assert(
      fc.property(born, (ten) => {
        const accepted = lastDigits.filter((last) => checkPesel(ten + last, today) === undefined);
        expect(accepted).toHaveLength(1);
      }),
    );
  });

  it('is refused when one digit is mistyped', () => {
    fc.assert(
      fc.property(born, fc.nat(10), fc.integer({ min: 1, max: 9 }), (ten, place, shift) => {
        const last = lastDigits.find((digit) => checkPesel(ten + digit, today) === undefined);
        const digits = [...`${ten}${last}`];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(checkPesel(digits.join(''), today)).toBe('checksum');
      }),
    );
  });
});

it('is stored without separators', () => {
  expect(normalisePesel(' 440514 01359\u00a0')).toBe('44051401359');
});

it('shows only its last four digits in mails, which tell no birth date', () => {
  expect(maskPesel('440514 01359')).toBe('•••••••1359');
});
