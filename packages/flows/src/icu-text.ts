import { bindReference } from './typography.ts';

/** A piece of a text: words, the number a plural counts (`#`), or a place to be filled. */
type Piece = string | typeof counted | Placeholder;

const counted = Symbol('#');

/** A place of a text to be filled, and how. */
export interface Placeholder {
  readonly name: string;
  readonly kind: 'plural' | 'select' | 'number' | 'date, long' | undefined;
  /** What stands in the place for each plural form, exact number (`=1`) or word. */
  readonly choices: ReadonlyMap<string, Pieces>;
}

type Pieces = readonly Piece[];
type Values = Readonly<Record<string, string | number>>;

const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A choice begins with what it is for: `few {`, `=1 {`. */
const choice = /(=?\w+)\s*\{/y;

/**
 * Reads a text in the part of ICU MessageFormat's syntax that ours are written in: `{name}`, `{name, number}`,
 * `{name, date, long}`, `{name, plural, …}` and `{name, select, …}`, one within another, without quoting by apostrophes.
 *
 * @throws {Error} the text is not written so
 */
export function readIcuText(text: string): Pieces {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text);
    at += taken?.[0].length ?? 0;
    return taken;
  };
  const need = (pattern: RegExp) => {
    const taken = take(pattern);
    if (taken) return taken;
    throw new Error(`a text is broken at ${at}: "${text}"`);
  };
  const readPieces = (isCounting: boolean): Pieces => {
    const pieces: Piece[] = [];
    for (;;) {
      const [words] = need(isCounting ? /[^{}#]*/y : /[^{}]*/y);
      if (words) pieces.push(words);
      if (isCounting && take(/#/y)) pieces.push(counted);
      else if (take(/\{/y)) pieces.push(readPlace(isCounting));
      else return pieces;
    }
  };
  const readPlace = (isWithin: boolean): Placeholder => {
    const [, name = '', kind] = need(/\s*(\w+)\s*(?:,\s*(plural|select|number|date, long)\s*)?/y);
    const choices = new Map<string, Pieces>();
    if (kind === 'plural' || kind === 'select') {
      need(/,\s*/y);
      for (let key = take(choice); key; key = take(choice)) {
        choices.set(key[1] ?? '', readPieces(kind === 'plural' || isWithin));
        need(/\}\s*/y);
      }
      if (!choices.has('other')) throw new Error(`a choice has no "other": "${text}"`);
    }
    need(/\}/y);
    return { name, kind: kind as Placeholder['kind'], choices };
  };
  const pieces = readPieces(false);
  need(/$/y);
  return pieces;
}

/**
 * A text with its values filled in, plurals and numbers by the rules of the locale.
 *
 * @throws {Error} a place has no value
 */
export function fillIn(pieces: Pieces, locale: string, values: Values, count = 0): string {
  const fill = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    if (piece === counted) return writeNumber(count, locale);
    const { name, kind, choices } = piece as Placeholder;
    const value = values[name];
    if (value === undefined) throw new Error(`a text has no value for "${name}"`);
    if (kind === 'date, long') return writeDay(Number(value), locale);
    if (kind === 'number') return writeNumber(Number(value), locale);
    if (!kind) return bindReference(String(value));
    const isPlural = kind === 'plural';
    const key = isPlural ? pluralKey(choices, locale, Number(value)) : String(value);
    const chosen = choices.get(key) ?? choices.get('other') ?? [];
    return fillIn(chosen, locale, values, isPlural ? Number(value) : count);
  };
  // The full stop of “2026 r.” ends its sentence, too.
  return pieces
    .map(fill)
    .join('')
    .replace(/(?<=\d\u00a0r\.)\.(?!\.)/g, '');
}

function writeDay(moment: number, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, longDate).format(moment);
  return locale.startsWith('pl') ? `${day}\u00a0r.` : day;
}

/** Small whole numbers look alike everywhere, and the browser's formats take their time. */
function writeNumber(value: number, locale: string): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall ? String(value) : new Intl.NumberFormat(locale).format(value);
}

const rules = new Map<string, Intl.PluralRules>();

function pluralKey(choices: ReadonlyMap<string, Pieces>, locale: string, value: number): string {
  if (choices.has(`=${value}`)) return `=${value}`;
  const ofLocale = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, ofLocale);
  return ofLocale.select(value);
}
