import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkIban, checkPolishIban, formatIban, isPolishIban, maskIban, normaliseIban } from './iban.ts';

test.each([
  ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
  ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['pl61-1090-1014-0000-0712-1981-2874', 'PL61109010140000071219812874'],
  ['61109010140000071219812874', 'PL61109010140000071219812874'],
  ['61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['PL27\u00a01140\u00a02004\u202f0000 3002 0135 5387', 'PL27114020040000300201355387'],
  ['PL10105000997603123456789123', 'PL10105000997603123456789123'],
  ['PL89124011120000111122223333', 'PL89124011120000111122223333'],
  ['PL02101000000000111122223333', 'PL02101000000000111122223333'],
  ['34102055580000111122223333', 'PL34102055580000111122223333'],
  ['43203000450000111122223333', 'PL43203000450000111122223333'],
])('%s is a Polish account, stored as %s', (typed, stored) => {
  expect(checkIban(typed)).toBeUndefined();
  expect(isPolishIban(typed)).toBe(true);
  expect(normaliseIban(typed)).toBe(stored);
});

test.each([
  ['PL61109010140000071219812875', 'wrong last digit', 'checksum'],
  ['PL16109010140000071219812874', 'check digits swapped', 'checksum'],
  ['61109010140000071219812875', 'wrong last digit, PL left out', 'checksum'],
  ['00000000000000000000000000', 'all zeros', 'checksum'],
  ['PL99101000000000111122223333', 'a second spelling of the check digits 02', 'checksum'],
  ['PL611090101400000712198128', 'PL and 24 digits', 'length'],
  ['PL611090101400000712198128745', '29 characters', 'length'],
  ['109010140000071219812874', '24 digits', 'length'],
  ['611090101400000712198128740', '27 digits', 'length'],
  ['PL', 'the country alone', 'length'],
  ['PL61109010140000071219812O74', 'the letter O for a zero', 'characters'],
  ['61109010140000071219812O74', 'the letter O for a zero, PL left out', 'characters'],
  ['P161109010140000071219812874', 'one letter for the country', 'characters'],
  ['PL61/1090/1014/0000', 'slashes', 'characters'],
  ['', 'nothing', 'required'],
  [' - ', 'separators alone', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkIban(typed)).toBe(problem);
  expect(checkPolishIban(typed)).toBe(problem);
});

describe('an account abroad', () => {
  const abroad = ['DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19', 'NO93 8601 1117 947'];

  test.each(abroad)('%s passes the general check and not the Polish one', (typed) => {
    expect(checkIban(typed)).toBeUndefined();
    expect(checkPolishIban(typed)).toBe('country');
    expect(isPolishIban(typed)).toBe(false);
  });

  it('has 9 to 30 letters or digits behind its check digits, which must hold', () => {
    expect(checkIban('NO9386011117')).toBe('length');
    expect(checkIban(`DE89${'1'.repeat(31)}`)).toBe('length');
    expect(checkIban('DE88 3704 0044 0532 0130 00')).toBe('checksum');
    expect(checkIban('DE8X 3704 0044 0532 0130 00')).toBe('characters');
  });
});

const account = fc
  .array(fc.nat(9), { minLength: 24, maxLength: 24 })
  .map((digits) => digits.join(''))
  .map((digits) => String(98n - (BigInt(`${digits}252100`) % 97n)).padStart(2, '0') + digits);

describe('any Polish account', () => {
  it('is accepted with its computed check digits, typed in any of the usual ways', () => {
    fc.assert(
      fc.property(account, (digits) => {
        const ways = [
          digits,
          `PL${digits}`,
          `pl ${digits}`,
          formatIban(digits),
          digits.replace(/(..)/g, '$1-'),
        ];
        expect(ways.map(normaliseIban)).toEqual(ways.map(() => `PL${digits}`));
        expect(ways.map(checkIban)).toEqual(ways.map(() => undefined));
      }),
    );
  });

  it('is refused when one digit is mistyped', () => {
    fc.assert(
      fc.property(account, fc.nat(25), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const mistyped = [...digits];
        mistyped[place] = String((Number(mistyped[place]) + shift) % 10);
        expect(checkIban(mistyped.join(''))).toBe('checksum');
      }),
    );
  });
});

it('is shown in groups of four', () => {
  expect(formatIban('61109010140000071219812874')).toBe('PL61 1090 1014 0000 0712 1981 2874');
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(formatIban('')).toBe('');
});

it('shows only its last four digits in mails', () => {
  expect(maskIban('61109010140000071219812874')).toBe('•••• •••• •••• •••• •••• •••• 2874');
});
