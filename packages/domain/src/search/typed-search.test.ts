import { describe, expect, it } from 'vitest';
import { termsOf, termsOfWords } from './terms.ts';
import { parseSearch } from './typed-search.ts';

const person = { first_name: 'Łucja', last_name: 'Wiśniewska-Nowak', phone_number: '+48600700800' };
const building = { community: 'Kraków', city: 'Kraków', street: 'al. Jana Pawła II', house_number: '12A' };
const registers = {
  land_registry_number: '146501_1.0001.37/4, dz. 12',
  mortgage_registry_number: 'WA4M/00000037/3',
};
const terms = new Set([...termsOf(person), ...termsOf(building), ...termsOf(registers)].map(String));
const finds = (typed: string) => {
  const meanings = parseSearch(typed);
  return meanings.some(
    (meaning) => 'terms' in meaning && meaning.terms.every((term) => terms.has(String(term))),
  );
};

describe('a case is found by', () => {
  it.each([
    'wiśniewska',
    'WISNIEWSKA NOWAK',
    'Wiś',
    'nowak łucja',
    'Jana Pawła II 12a',
    'Jana Pawła II 12',
    'ul. jana pawla, krakow',
    '37/4',
    '37 / 4',
    'działka nr 12',
    'dz. 37/4',
    '146501_1.0001.37/4',
    'WA4M/00000037/3',
    'wa4m/37/3',
    'WA4M 37 3',
    'WA4M/37',
    '600 700 800',
    '0048600700800',
    '48 600-700-800',
  ])('“%s”', (typed) => expect(finds(typed)).toBe(true));

  it.each([
    'łu',
    'łuc',
    'Wiśnia',
    'Pawła 13',
    'Pawła 1',
    '37/5',
    '37',
    'dz. 37',
    'WA4M/38/3',
    'WA5M/37',
    'nowak warszawa',
    '600700801',
    '12a',
    '',
  ])('not by “%s”', (typed) => expect(finds(typed)).toBe(false));
});

describe('what was typed', () => {
  it.each([
    ['7K3QXM', 'reference'],
    ['NDP-2026-7K3QXM', 'reference'],
    ['Lipska', 'reference words'],
    ['ula@example.pl', 'email'],
    ['44051401359', 'person'],
    ['48600700800', 'person telephone'],
    ['5252248481', 'person'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'account'],
    ['12345', ''],
    ['37/4', 'plot'],
    ['WA4M/00000037/3', 'register'],
    ['ul. 5', ''],
  ])('“%s” is looked for as %s', (typed, by) =>
    expect(
      parseSearch(typed)
        .map((meaning) => meaning.by)
        .join(' '),
    ).toBe(by),
  );

  it('counts a long word by its first ten letters, as the case does', () => {
    const [last] = termsOf({ last_name: 'Brzęczyszczykiewicz' }).slice(-1);
    expect(termsOfWords('Brzęczyszczykiewicz')).toEqual([last]);
  });
});
