import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Flow } from './flow.ts';
import { isOpenEnded, stepperEntries } from './stepper.ts';

interface Facts {
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
}

const asks = (fact: keyof Facts) => ({
  id: fact,
  path: fact,
  when: () => true,
  schema: z.object({ [fact]: z.number() }),
});

const flow: Flow<Facts> = {
  base: '/form',
  whenDone: 'done',
  steps: [asks('a'), { ...asks('b'), countsAs: () => 'a' }, asks('c')],
};

const states = (facts: Facts, path: string) =>
  stepperEntries(flow, facts, path).map((entry) => `${entry.id} ${entry.state}`);

it('a step that counts as another has no entry of its own', () => {
  expect(states({}, 'a')).toEqual(['a current', 'c todo']);
});

it('the entry is current while any of its steps is open', () => {
  expect(states({ a: 1 }, 'b')).toEqual(['a current', 'c todo']);
});

it('an entry is done only when all its steps are', () => {
  expect(states({ a: 1 }, 'c')).toEqual(['a todo', 'c current']);
  expect(states({ a: 1, b: 2 }, 'c')).toEqual(['a done', 'c current']);
});

it('what was answered behind the first open question does not count as done', () => {
  expect(states({ a: 1, c: 3 }, 'b')).toEqual(['a current', 'c todo']);
});

it('lists no step beyond the one that decides which follow, until that is answered', () => {
  const [a, b, c] = flow.steps;
  const forked = { ...flow, steps: [a, { ...b, countsAs: undefined, decides: true }, c] } as Flow<Facts>;
  const listed = (facts: Facts) => stepperEntries(forked, facts, 'a').map(({ id }) => id);
  expect([listed({ a: 1 }), isOpenEnded(forked, { a: 1 })]).toEqual([['a', 'b'], true]);
  expect([listed({ a: 1, b: 2 }), isOpenEnded(forked, { a: 1, b: 2 })]).toEqual([['a', 'b', 'c'], false]);
});

it('going back keeps the later entries done', () => {
  expect(states({ a: 1, b: 2, c: 3 }, 'a')).toEqual(['a current', 'c done']);
});
