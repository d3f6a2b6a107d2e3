import { checkZipCode, normaliseZipCode } from './zip-code.ts';

/**
 * The voivodeships in which post offices of these first digits lie, longer beginnings first. Good for a hint only: along
 * a border a village may be served from the other side.
 *
 * @source the postal districts of Poczta Polska (first two digits) and, where a district is divided, its third digit
 */
const beginnings: readonly (readonly [beginnings: string, provinces: readonly string[]])[] = [
  ['085', ['lubelskie', 'mazowieckie']],
  ['193 194 195', ['warmińsko-mazurskie']],
  ['263', ['łódzkie', 'świętokrzyskie']],
  ['264 265 266 267 268 269 271 273', ['mazowieckie', 'świętokrzyskie']],
  ['343', ['śląskie', 'małopolskie']],
  ['383', ['małopolskie', 'podkarpackie']],
  ['325', ['małopolskie', 'śląskie']],
  ['422 424 426 427', ['śląskie']],
  ['463', ['opolskie', 'śląskie']],
  ['474', ['śląskie', 'opolskie']],
  ['672', ['dolnośląskie', 'lubuskie']],
  ['762', ['pomorskie', 'zachodniopomorskie']],
  ['771 772 773', ['pomorskie', 'zachodniopomorskie']],
  ['774', ['wielkopolskie']],
  ['823', ['warmińsko-mazurskie', 'pomorskie']],
  ['893', ['wielkopolskie', 'kujawsko-pomorskie']],
  ['896', ['pomorskie', 'kujawsko-pomorskie']],
  ['963 965', ['mazowieckie']],
  ['00 01 02 03 04 05 06 07 08 09', ['mazowieckie']],
  ['10 11 12 13 14', ['warmińsko-mazurskie']],
  ['15 16 17 18 19', ['podlaskie']],
  ['20 21 22 23 24', ['lubelskie']],
  ['25 26 27 28 29', ['świętokrzyskie']],
  ['30 31 32 33 34', ['małopolskie']],
  ['35 36 37 38 39', ['podkarpackie']],
  ['40 41 42 43 44', ['śląskie']],
  ['45 46 47 48 49', ['opolskie']],
  ['50 51 52 53 54 55 56 57 58 59', ['dolnośląskie']],
  ['60 61 62 63 64', ['wielkopolskie']],
  ['65 66 67 68 69', ['lubuskie']],
  ['70 71 72 73 74 75 76 77 78', ['zachodniopomorskie']],
  ['80 81 82 83 84', ['pomorskie']],
  ['85 86 87 88 89', ['kujawsko-pomorskie']],
  ['90 91 92 93 94 95 96 97 98 99', ['łódzkie']],
];

/** Where a zip code usually lies; nothing for what is not a Polish one, or a beginning nobody uses. */
export function provincesOfZipCode(typed: string): readonly string[] {
  if (checkZipCode(typed)) return [];
  const digits = normaliseZipCode(typed).replace(/\D/g, '');
  if (digits.length !== 5) return [];
  return (
    beginnings.find(([starts]) => starts.split(' ').some((start) => digits.startsWith(start)))?.[1] ?? []
  );
}
