import { courtDepartments } from './court-codes.ts';
import { digitAt } from './digits.ts';
import { plainCharacters, plainDashes, upperCaseLatin } from './typed-text.ts';

/** `paper`: a number of the paper books used before 2003–2010; the court gives the electronic one. */
export type LandRegisterProblem = 'required' | 'paper' | 'format' | 'zeros' | 'checksum';

/** The order gives the value: digits their own, X 10, A 11 … Z 33. Q and V do not occur. */
const alphabet = '0123456789XABCDEFGHIJKLMNOPRSTUWYZ';
const weights = [1, 3, 7];

/**
 * The number of a land and mortgage register (księga wieczysta) as it is stored, `WA1M/00012345/1`: upper case,
 * no spaces, the middle part filled to eight digits. Dashes are read as the slashes they stand for.
 */
export function normaliseLandRegister(typed: string): string {
  const number = upperCaseLatin(plainDashes(plainCharacters(typed)))
    .replace(/[\s()[\]{}]/g, '')
    .replaceAll('-', '/');
  const [court = '', entry = '', check, ...rest] = number.split('/');
  if (check === undefined || rest.length > 0 || !/^\d{1,8}$/.test(entry)) return number;
  return `${court}/${entry.padStart(8, '0')}/${check}`;
}

/**
 * The first fault of a register number: court code, number, check digit.
 * An unknown court code is no fault; see {@link courtCodeIsKnown}.
 *
 * @source Regulation of the Minister of Justice on land and mortgage registers kept in the IT system
 */
export function checkLandRegister(typed: string): LandRegisterProblem | undefined {
  const number = normaliseLandRegister(typed);
  if (number === '') return 'required';
  if (/^(?:KW)?(?:NR)?\.?[\d/]+$/.test(number)) return 'paper';
  if (!/^[A-PR-UW-Z]{2}\d[A-PR-UW-Z]\/\d{8}\/\d$/.test(number)) return 'format';
  if (number.slice(5, 13) === '00000000') return 'zeros';
  return checkDigit(number.slice(0, 4) + number.slice(5, 13)) === digitAt(number, -1)
    ? undefined
    : 'checksum';
}

/**
 * Whether the register number begins with the code of a court department on our list. `false` is worth a hint
 * ("please look again"), never a refusal: departments are founded and closed.
 */
export function courtCodeIsKnown(typed: string): boolean {
  const code = normaliseLandRegister(typed).split('/', 1)[0] ?? '';
  return code.length === 4 && (courtDepartments.get(code.slice(0, 3))?.includes(code.slice(3)) ?? false);
}

function checkDigit(signs: string): number {
  const sum = [...signs].reduce((total, sign, place) => {
    return total + alphabet.indexOf(sign) * (weights[place % weights.length] ?? 0);
  }, 0);
  return sum % 10;
}
