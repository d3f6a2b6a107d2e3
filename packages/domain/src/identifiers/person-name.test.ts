import { expect, it, test } from 'vitest';
import { checkPersonName, normalisePersonName } from './person-name.ts';

test.each([
  ['Anna', 'Anna'],
  [' Żaneta  Łucja ', 'Żaneta Łucja'],
  ['Nowak\u2013Zaręba', 'Nowak-Zaręba'],
  ["O'Brien", "O'Brien"],
  ['d’Artagnan', 'd’Artagnan'],
  ['von der Ley.', 'von der Ley.'],
  ['Łukasz\u00a0Jan', 'Łukasz Jan'],
  ['Wójcik'.normalize('NFD'), 'Wójcik'.normalize('NFC')],
  ['Олена', 'Олена'],
  ['Nguyễn', 'Nguyễn'],
])('%s is a name, stored as %s', (typed, stored) => {
  expect(checkPersonName(typed)).toBeUndefined();
  expect(normalisePersonName(typed)).toBe(stored);
});

test.each([
  ['', 'nothing', 'required'],
  ['\u200b ', 'nothing visible', 'required'],
  ['A', 'one letter', 'length'],
  ['A'.repeat(31), '31 letters', 'length'],
  ['Jan2', 'a digit', 'characters'],
  ['Jan@x', 'a sign', 'characters'],
  ['<b>Jan</b>', 'markup', 'characters'],
  ['Jan 🙂', 'an emoji', 'characters'],
  ['Jan\u0000', 'a control character', 'characters'],
  ['Jan\ud800', 'half a character', 'characters'],
  ['--', 'no letter', 'characters'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkPersonName(typed)).toBe(problem);
});

it('counts what a reader counts: composed letters, and rare letters once', () => {
  expect(checkPersonName('ó'.normalize('NFD').repeat(30))).toBeUndefined();
  expect(checkPersonName('𐐀'.repeat(30))).toBeUndefined();
  expect(checkPersonName('Ż'.repeat(31))).toBe('length');
});
