import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Flow,
  firstIncomplete,
  guard,
  isComplete,
  pathAfter,
  pathBefore,
  visibleSteps,
} from './flow.ts';

interface Facts {
  readonly name?: string;
  readonly isAdult?: boolean;
  readonly guardian?: string;
}

const flow: Flow<Facts> = {
  base: '/form',
  whenDone: 'done',
  steps: [
    { id: 'name', path: 'your-name', when: () => true, schema: z.object({ name: z.string() }) },
    {
      id: 'guardian',
      path: 'guardian',
      when: ({ isAdult }) => isAdult === false,
      schema: z.object({ guardian: z.string() }),
    },
    { id: 'age', path: 'age', when: () => true, schema: z.object({ isAdult: z.boolean() }) },
  ],
};
const [name, guardian] = flow.steps;

it('asks only those whom a step is meant for, in the order of the list', () => {
  expect(visibleSteps(flow, { isAdult: true }).map((step) => step.id)).toEqual(['name', 'age']);
  expect(visibleSteps(flow, { isAdult: false }).map((step) => step.id)).toEqual(['name', 'guardian', 'age']);
});

it('holds a step complete exactly when its schema accepts the answers', () => {
  expect(name && isComplete(name, { name: 'Ola' })).toBe(true);
  expect(guardian && isComplete(guardian, { name: 'Ola' })).toBe(false);
});

it('finds the first unanswered step among the visible ones, or none', () => {
  expect(firstIncomplete(flow, { name: 'Ola' })?.id).toBe('age');
  expect(firstIncomplete(flow, { name: 'Ola', isAdult: false })?.id).toBe('guardian');
  expect(firstIncomplete(flow, { name: 'Ola', isAdult: true })).toBeUndefined();
});

it('opens answered steps and the first unanswered one, and nothing behind it', () => {
  expect(guard(flow, { name: 'Ola' }, 'your-name')).toBe('your-name');
  expect(guard(flow, { name: 'Ola' }, 'age')).toBe('age');
  expect(guard(flow, {}, 'age')).toBe('your-name');
});

it('a later answer that makes an earlier step visible leads back to it', () => {
  expect(guard(flow, { name: 'Ola', isAdult: false }, 'age')).toBe('guardian');
});

it('leads to the end when all is answered, whatever was asked for', () => {
  expect(guard(flow, { name: 'Ola', isAdult: true }, 'your-name')).toBe('done');
});

it('the first step has nothing before it and the last one is followed by the end', () => {
  expect(pathBefore(flow, {}, 'your-name')).toBeUndefined();
  expect(pathAfter(flow, {}, 'your-name')).toBe('age');
  expect(pathAfter(flow, {}, 'age')).toBe('done');
});
