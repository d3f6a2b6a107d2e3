import { normaliseLandPlot } from '../identifiers/land-plot.ts';
import { normaliseLandRegister } from '../identifiers/land-register.ts';
import { normalisePhone } from '../identifiers/phone.ts';
import { plainCharacters } from '../identifiers/typed-text.ts';

/** What a case is found by beside its number and its traits; the same text of another kind is another term. */
type TermKind = 'email' | 'telephone' | 'word' | 'house' | 'municipality' | 'plot' | 'register';
export type Term = readonly [kind: TermKind, value: string];

type SearchData = Readonly<Record<string, unknown>>;

/** A longer word counts by its beginning; a shorter beginning would fit too many. */
const longest = 10;
const shortest = 3;

/** Streets are looked for without their kind. */
const kindsOfStreets = new Set([
  ...['ul', 'ulica', 'al', 'aleja', 'aleje', 'os', 'osiedle', 'pl', 'plac', 'nr', 'lok'],
]);

/** Small letters without their marks, and digits, word by word: `ul. Łódzka-Nowa 5` gives lodzka, nowa, 5. */
function wordsOf(text: string): string[] {
  const letters = plainCharacters(text).normalize('NFKD').toLowerCase().replaceAll('ł', 'l');
  const words = letters.replace(/\p{M}/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !kindsOfStreets.has(word));
}

const shorten = (word: string) => word.slice(0, longest);

/** Every beginning a word is found by. */
function beginningsOf(text: string): Term[] {
  return wordsOf(text).flatMap((word) => {
    const from = Math.min(shortest, word.length);
    const whole = shorten(word);
    return Array.from(
      { length: whole.length - from + 1 },
      (_, i): Term => ['word', whole.slice(0, from + i)],
    );
  });
}

const email = (text: string): Term[] => [['email', text.normalize('NFKC').trim().toLowerCase()]];

/** By which of its fields a case is found, and how. Given names only whole: they are few and begin alike. */
const readers: Readonly<Record<string, (text: string) => Term[]>> = {
  email,
  contact_email: email,
  second_email: email,
  phone_number: (text) => [['telephone', normalisePhone(text)]],
  first_name: (text) => wordsOf(text).map((word) => ['word', shorten(word)]),
  last_name: beginningsOf,
  second_last_name: beginningsOf,
  name: beginningsOf,
  building_name: beginningsOf,
  city: beginningsOf,
  street: beginningsOf,
  community: (text) => [municipality(text)],
  land_registry_number: plotsIn,
  mortgage_registry_number: (text) => registerIn(text),
};

/** The municipality as a term, however it was written. */
export function municipality(name: string): Term {
  return ['municipality', wordsOf(name).join(' ')];
}

/** Plots of a text, `141201_1.0001.12/3, 14`: each by its whole identifier and by its number alone. */
export function plotsIn(text: string): Term[] {
  return normaliseLandPlot(text)
    .split(', ')
    .flatMap((part) => [part.toLowerCase(), ...(part.match(/\d+(?:\/\d+)?$/) ?? [])])
    .map((plot): Term => ['plot', plot]);
}

/** A land and mortgage register by court and number, `WA1M/00012345`: the check digit tells nothing more. */
export function registerIn(text: string): Term[] {
  const typed = text.trim().replace(/[\s-]+/g, '/');
  const isWhole = typed.split('/').length > 2;
  const [number] =
    /^[A-Z]{2}\d[A-Z]\/\d{8}(?=\/)/.exec(normaliseLandRegister(isWhole ? typed : `${typed}/0`)) ?? [];
  return number ? [['register', number]] : [];
}

/** The number of a house, with its letter and without, beside the last word of its street or, without streets, of its town. */
function houseOf({ street, city, house_number: house }: SearchData): Term[] {
  const place = wordsOf(textOf(street) || textOf(city)).at(-1);
  const number = wordsOf(textOf(house))[0];
  if (!place || !number) return [];
  const numbers = new Set([number, /^\d+/.exec(number)?.[0] ?? number]);
  return [...numbers].map((each) => ['house', `${shorten(place)} ${each}`]);
}

/** By what answers are found, each term once. */
export function termsOf(data: SearchData): readonly Term[] {
  const terms = Object.entries(readers).flatMap(([field, read]) => {
    const text = textOf(data[field]);
    return text === '' ? [] : read(text);
  });
  return [...new Map([...terms, ...houseOf(data)].map((term) => [term.join('\n'), term])).values()];
}

/** What typed words stand for: every one of them must begin a word of the case, a number be the house behind its street. */
export function termsOfWords(typed: string): readonly Term[] {
  const words = wordsOf(typed);
  return words.flatMap((word, i): Term[] => {
    const before = words[i - 1];
    if (/^\d/.test(word))
      return before && !/^\d/.test(before) ? [['house', `${shorten(before)} ${word}`]] : [];
    return word.length > 1 ? [['word', shorten(word)]] : [];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
