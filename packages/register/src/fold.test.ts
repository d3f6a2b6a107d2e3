import { expect, test } from 'vitest';
import { beginsWords, fold, foldBeginnings } from './fold.ts';

test.each([
  ['Łódź', ' lodz '],
  ['ŻÓŁĆ gęślą jaźń', ' zolc gesla jazn '],
  ['Bielsko-Biała', ' bielsko biala '],
  ['Mazewo Dworskie "A"', ' mazewo dworskie a '],
  ['Ło\u0301dz\u0301', ' lodz '],
])('%o is searched as %o', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a text without letters has no words', () => {
  expect(foldBeginnings(' - ')).toEqual([]);
});

test('every typed word has to begin some word', () => {
  expect(beginsWords(fold('ul. Gabriela Narutowicza'), foldBeginnings('narut gab'))).toBe(true);
  expect(beginsWords(fold('ul. Gabriela Narutowicza'), foldBeginnings('narut anna'))).toBe(false);
  expect(beginsWords(fold('ul. Gabriela Narutowicza'), foldBeginnings('wicza'))).toBe(false);
});
