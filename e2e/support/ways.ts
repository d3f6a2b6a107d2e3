import { readFileSync } from 'node:fs';
import { trackedFiles } from '../../tools/imports.mjs';
import { isEverywhere, type Language } from './portal.ts';

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

const chosen = { name: 'ndp-language', value: 'en', path: '/', expires: -1, httpOnly: false, secure: false };

/** A browser in which English was chosen. */
export const english = {
  locale: 'en-GB',
  storageState: {
    cookies: ['mpec', 'duon', 'fortum', 'stx'].map((partner) => ({
      ...chosen,
      domain: `${partner}.ndp.localhost`,
      sameSite: 'Lax' as const,
    })),
    origins: [],
  },
};

/** In which language and how wide a journey is walked; the first is that of the short form. */
export const ways = [
  { name: 'pl-1280', use: { locale: 'pl-PL', viewport: desktop } },
  { name: 'pl-390', use: { locale: 'pl-PL', viewport: phone } },
  { name: 'en-1280', use: { ...english, viewport: desktop } },
  { name: 'en-390', use: { ...english, viewport: phone } },
];

/** What the short form takes in place of the first way, for `test.use`; everywhere each way is as it is. */
export const inShort = <Options extends object>(options: Options) => (isEverywhere ? {} : options);

/** Words to look for on a page or in a subject. */
export type SearchedText = string | RegExp;
/** Says Polish words of the product in the language of the journey. */
export type Say = (polish: string) => SearchedText;

/**
 * Words of the product in the language of the journey: in Polish as they stand, in English the whole message they are
 * part of, whatever is filled in.
 *
 * @throws {Error} no message says so
 */
export function wordsIn(polish: string, language: Language): SearchedText {
  if (language === 'pl') return /[-{]/.test(polish) ? new RegExp(patternOf(polish)) : polish;
  const all = messages();
  const exact = all.filter(({ pl }) => pl === polish);
  const found = exact.length > 0 ? exact : all.filter(({ pl }) => pl.includes(polish));
  if (found.length === 0) throw new Error(`no message says “${polish}”`);
  return new RegExp([...new Set(found.map(({ en }) => patternOf(en)))].join('|'));
}

/** Whatever is filled in matches; a space is any space, and a hyphen any hyphen. */
function patternOf(text: string): string {
  const words = text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return words.replaceAll('\0', '.*').replace(/\s+/g, '\\s+').replaceAll('-', '[-\\u2011]');
}

const literal = String.raw`(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")`;
const message = new RegExp(String.raw`\bpl:\s*${literal},\s*en:\s*${literal}`, 'g');
let read: readonly Record<Language, string>[] | undefined;

/** Every text the sources write in both languages. */
function messages() {
  read ??= trackedFiles()
    .filter((file) => /^(apps\/(portal|api)|packages\/flows)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => [...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(message)])
    .map(([, pl, plToo, en, enToo]) => ({ pl: plain(pl ?? plToo), en: plain(en ?? enToo) }));
  return read;
}

const plain = (text = '') => text.replace(/\\(.)/g, '$1');
