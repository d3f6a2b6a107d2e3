import { hideAllButLastFour, upperCaseLatin, withoutSeparators } from './typed-text.ts';

export type IbanProblem = 'required' | 'characters' | 'length' | 'checksum';

const polishLength = 28;
const shortest = 13;
const longest = 34;

/** The number as it is stored: no separators, upper case; 26 digits alone are a Polish number and get their PL. */
export function normaliseIban(typed: string): string {
  const iban = upperCaseLatin(withoutSeparators(typed));
  return /^\d{26}$/.test(iban) ? `PL${iban}` : iban;
}

/**
 * The first fault of a bank account number of any country: two letters, two check digits, 9 to 30 letters or
 * digits; a Polish one has 24 digits there.
 *
 * @source ISO 13616, check digits by ISO 7064 mod 97-10
 */
export function checkIban(typed: string): IbanProblem | undefined {
  const iban = normaliseIban(typed);
  if (iban === '') return 'required';
  const problem = iban.startsWith('PL') ? checkPolishShape(iban) : checkShape(iban);
  return problem ?? (checkDigitsHold(iban) ? undefined : 'checksum');
}

/** The first fault of an account number that must be kept in Poland; `country` for any other. */
export function checkPolishIban(typed: string): IbanProblem | 'country' | undefined {
  const foreign = /^(?!PL)[A-Z]{2}\d/.test(normaliseIban(typed));
  return foreign ? 'country' : checkIban(typed);
}

/** Whether the text is a faultless account number of a bank in Poland. */
export function isPolishIban(typed: string): boolean {
  return checkPolishIban(typed) === undefined;
}

/** The number in groups of four, as it stands on paper. */
export function formatIban(typed: string): string {
  return inGroupsOfFour(normaliseIban(typed));
}

/** The number in groups of four with only its last four characters readable, for mails and summaries. */
export function maskIban(typed: string): string {
  return inGroupsOfFour(hideAllButLastFour(normaliseIban(typed)));
}

function checkPolishShape(iban: string): IbanProblem | undefined {
  if (!/^PL\d*$/.test(iban)) return 'characters';
  return iban.length === polishLength ? undefined : 'length';
}

function checkShape(iban: string): IbanProblem | undefined {
  if (!/^[A-Z0-9]+$/.test(iban)) return 'characters';
  if (/^\d+$/.test(iban) || iban.length < shortest || iban.length > longest) return 'length';
  return /^[A-Z]{2}\d{2}/.test(iban) ? undefined : 'characters';
}

/** Check digits run from 02 to 98; 00, 01 and 99 would be second spellings of 97, 98 and 02. */
function checkDigitsHold(iban: string): boolean {
  const check = Number(iban.slice(2, 4));
  return check >= 2 && check <= 98 && remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** The text read as one decimal number, A as 10 to Z as 35, modulo 97. */
function remainderOf97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

function inGroupsOfFour(text: string): string {
  return text.replace(/.{4}(?=.)/gsu, '$& ');
}
