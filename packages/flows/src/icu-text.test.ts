import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { fillIn, readIcuText } from './icu-text.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/src\/.*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
);

/** Every text of portal, mails, refusals and documents, as the sources hold it. */
const texts = sources.flatMap((source) =>
  [...source.matchAll(/\b(pl|en):\s+'((?:\\.|[^'\\\n])*)'/g)].map(
    ([, language = '', text = '']) => [language === 'pl' ? 'pl-PL' : 'en-GB', unescaped(text)] as const,
  ),
);

function unescaped(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n')
    .replace(/\\(.)/g, '$1');
}

interface ParsedPiece {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly ParsedPiece[] }>>;
}

const [NUMBER, DATE, SELECT, PLURAL] = [2, 3, 5, 6];

/** What each placeholder may be filled with, so that every choice of a text comes up. */
function fillings(nodes: readonly ParsedPiece[]): Map<string, readonly (string | number)[]> {
  const all = new Map<string, readonly (string | number)[]>();
  for (const { type, value = '', options = {} } of nodes) {
    if (type === PLURAL) all.set(value, [0, 1, 2, 5, 12, 22, 1.5, 12_345]);
    else if (type === SELECT) all.set(value, [...Object.keys(options), 'another']);
    else if (type === NUMBER) all.set(value, [0, 15.5, 12_345]);
    else if (type === DATE) all.set(value, [Date.UTC(2026, 4, 9), Date.UTC(2025, 11, 31)]);
    else if (type > 0 && type < 7) all.set(value, ['Łódź {1}', 1234]);
    for (const inner of Object.values(options)) {
      for (const [name, values] of fillings(inner.value)) if (!all.has(name)) all.set(name, values);
    }
  }
  return all;
}

/** A Polish day ends in “r.”, whose full stop ends its sentence, too. */
function asWritten(text: string, locale: string): string {
  if (locale !== 'pl-PL') return text;
  return text.replace(/(9 maja 2026|31 grudnia 2025)(\.(?!\.))?/g, '$1\u00a0r.');
}

it('every text says what a whole implementation of ICU MessageFormat says', () => {
  expect(texts.length).toBeGreaterThan(3000);
  for (const [locale, text] of texts) {
    const whole = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    const ours = readIcuText(text);
    const names = [...fillings(whole.getAst() as unknown as ParsedPiece[])];
    for (let round = 0; round < 8; round++) {
      const values = Object.fromEntries(
        names.map(([name, list], i) => [name, list[(round + i * Math.floor(round / 4)) % list.length] ?? '']),
      );
      expect(fillIn(ours, locale, values)).toBe(asWritten(String(whole.format(values)), locale));
    }
  }
});

it.each(['{days', 'days}', '{a, date}', '{a, plural, one {#}}', '{}', '{a, plural, one {#} other #}'])(
  'a text that is written otherwise is refused: %s',
  (text) => {
    expect(() => readIcuText(text)).toThrow();
  },
);

it('numbers count themselves within a plural, a choice within it included, and nowhere else', () => {
  const text = readIcuText('#{n, plural, =0 {none} other {{who, select, one {#} other {# of #}}}}#');
  expect(fillIn(text, 'en-GB', { n: 1200, who: 'all' })).toBe('#1,200 of 1,200#');
  expect(fillIn(text, 'en-GB', { n: 0, who: 'all' })).toBe('#none#');
});

it('a value that is not given is never shown as empty', () => {
  expect(() => fillIn(readIcuText('{amount}'), 'pl-PL', {})).toThrow('amount');
});
