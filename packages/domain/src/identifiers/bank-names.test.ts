import { expect, it, test } from 'vitest';
import { bankNameOf, sortCodeHolds } from './bank-names.ts';

test.each([
  ['PL61 1090 1014 0000 0712 1981 2874', 'Erste Bank Polska (Santander)'],
  ['27 1140 2004 0000 3002 0135 5387', 'mBank'],
  ['PL10105000997603123456789123', 'ING Bank Śląski'],
  ['PL89124011120000111122223333', 'Bank Pekao'],
  ['PL02101000000000111122223333', 'Narodowy Bank Polski'],
  ['34102055580000111122223333', 'PKO Bank Polski'],
  ['43203000450000111122223333', 'BNP Paribas Bank Polska'],
])('%s is kept by %s', (typed, bank) => {
  expect(bankNameOf(typed)).toBe(bank);
});

it('names no bank for a number with a fault, an account abroad or a bank not on the list', () => {
  expect(bankNameOf('27 1140 2004 0000 3002 0135 5388')).toBeUndefined();
  expect(bankNameOf('DE89 3704 0044 0532 0130 00')).toBeUndefined();
  expect(bankNameOf('PL47999900000000000000000000')).toBeUndefined();
  expect(bankNameOf('')).toBeUndefined();
});

it('notices a sort code without its check digit in a number that is faultless otherwise', () => {
  expect(sortCodeHolds('PL61109010140000071219812874')).toBe(true);
  expect(sortCodeHolds(accountAt('10901015'))).toBe(false);
  expect(bankNameOf(accountAt('10901015'))).toBe('Erste Bank Polska (Santander)');
});

function accountAt(sortCode: string): string {
  const digits = `${sortCode}0000071219812874`;
  return `PL${String(98n - (BigInt(`${digits}252100`) % 97n)).padStart(2, '0')}${digits}`;
}
