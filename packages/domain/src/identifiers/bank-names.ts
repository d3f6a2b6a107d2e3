import { digitAt, weightedSum } from './digits.ts';
import { isPolishIban, normaliseIban } from './iban.ts';

/**
 * Banks by the first three digits of the sort code. Codes of merged banks carry the name of the bank that runs
 * the accounts today; cooperative banks (8xxx, 9xxx) are too many to be named one by one.
 *
 * @source National Bank of Poland, register of sort codes (EWIB), as known in 2026
 */
const banks = new Map([
  ['101', 'Narodowy Bank Polski'],
  ['102', 'PKO Bank Polski'],
  ['103', 'Bank Handlowy w Warszawie (Citi Handlowy)'],
  ['105', 'ING Bank Śląski'],
  ['106', 'Bank BPH'],
  ['109', 'Erste Bank Polska (Santander)'],
  ['113', 'Bank Gospodarstwa Krajowego'],
  ['114', 'mBank'],
  ['116', 'Bank Millennium'],
  ['124', 'Bank Pekao'],
  ['132', 'Bank Pocztowy'],
  ['144', 'PKO Bank Polski'],
  ['147', 'Bank Millennium'],
  ['150', 'Erste Bank Polska (Santander)'],
  ['154', 'Bank Ochrony Środowiska'],
  ['156', 'VeloBank'],
  ['160', 'BNP Paribas Bank Polska'],
  ['161', 'SGB-Bank'],
  ['168', 'PLUS BANK'],
  ['175', 'BNP Paribas Bank Polska'],
  ['187', 'Nest Bank'],
  ['193', 'Bank Polskiej Spółdzielczości'],
  ['194', 'Credit Agricole Bank Polska'],
  ['195', 'Bank Pekao'],
  ['203', 'BNP Paribas Bank Polska'],
  ['212', 'Santander Consumer Bank'],
  ['216', 'Toyota Bank Polska'],
  ['248', 'VeloBank'],
  ['249', 'Alior Bank'],
  ['291', 'Revolut Bank'],
]);

const sortCodeWeights = [3, 9, 7, 1, 3, 9, 7];

/** The name of the bank that keeps a faultless Polish account; nothing when the bank is not on our list. */
export function bankNameOf(typedIban: string): string | undefined {
  return isPolishIban(typedIban) ? banks.get(normaliseIban(typedIban).slice(4, 7)) : undefined;
}

/**
 * Whether the sort code of a faultless Polish account carries its own check digit. `false` is worth a hint
 * ("please compare the number with your bank's"), not a refusal.
 */
export function sortCodeHolds(typedIban: string): boolean {
  if (!isPolishIban(typedIban)) return false;
  const sortCode = normaliseIban(typedIban).slice(4, 12);
  return (10 - (weightedSum(sortCode, sortCodeWeights) % 10)) % 10 === digitAt(sortCode, -1);
}
