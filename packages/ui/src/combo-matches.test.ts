import { expect, it } from 'vitest';
import { matchOptions } from './combo-matches.ts';

const options = ['Bielsko-Biała', 'Łazy', 'Łódź', 'Nowa Łąka', 'Łąka'].map((name) => ({ id: name, name }));
const names = (typed: string) => matchOptions(options, typed).map(({ name }) => name);

it('finds a name without its diacritics and in any case', () => {
  expect(names('LODZ')).toEqual(['Łódź']);
  expect(names('łaz')).toEqual(['Łazy']);
});

it('finds the beginning of every word, names that begin with it first', () => {
  expect(names('łąk')).toEqual(['Łąka', 'Nowa Łąka']);
  expect(names('biel bia')).toEqual(['Bielsko-Biała']);
  expect(names('iala')).toEqual([]);
});

it('offers everything when nothing is typed, and nothing for signs that are in no name', () => {
  expect(names('  ')).toHaveLength(5);
  expect(names('🏠')).toEqual([]);
});
