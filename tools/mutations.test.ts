import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Mutation {
  readonly rule: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
}

const list = new URL('../assurance/mutations/list.mjs', import.meta.url).href;
const { mutations }: { mutations: readonly Mutation[] } = await import(list);

/** How often the words stand in the file. */
const countIn = (file: string, words: string) => readFileSync(file, 'utf8').split(words).length - 1;

it('every protective rule can still be broken as the list of mutations says, and its test exists', () => {
  const lost = mutations.filter(
    ({ file, from, to, test }) =>
      from === to || countIn(file, from) !== 1 || !test.split(' ').every((each) => existsSync(each)),
  );
  expect(lost.map(({ rule, file }) => `${rule}: ${file}`)).toEqual([]);
  expect(new Set(mutations.map(({ rule }) => rule)).size).toBe(mutations.length);
});
