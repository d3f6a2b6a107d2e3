import { expect, it } from 'vitest';
import { keepStatements } from './kept-statements.ts';

const nameKept = keepStatements();
const askOften = (text: string, values: readonly unknown[] = [1]) =>
  Array.from({ length: 10 }, () => nameKept(text, values));

it('a statement that is asked again and again is kept by the database under one name, another one under another', () => {
  const names = askOften('update partner set title = $1');
  expect(names.slice(0, 5)).toEqual(Array(5).fill(undefined));
  expect(new Set(names.slice(5)).size).toBe(1);
  expect(nameKept('update partner set title = $1', ['a'])).toMatch(/^[\w-]{22}$/);
  expect(askOften('update partner set logo = $1').at(-1)).not.toBe(names.at(-1));
});

it.each([
  ['that gives whatever columns there are', 'select * from partner where id = $1'],
  ['of a table that gives them', 'select "a".* from partner as a where id = $1'],
  ['that returns them', 'update partner set title = $1 returning *'],
  [
    'about an index over some rows',
    'insert into partner (id) values ($1) on conflict ("id") where "state" <> $2 do nothing',
  ],
  ['of a list', 'select id from partner order by title limit $1'],
])('a statement %s is read anew each time', (_, text) => {
  expect(askOften(text).at(-1)).toBeUndefined();
});

it('several statements in one message, which have no values, are not kept', () => {
  expect(askOften('begin; select 1', []).at(-1)).toBeUndefined();
});
