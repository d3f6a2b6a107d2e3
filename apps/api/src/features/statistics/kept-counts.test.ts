import { expect, it } from 'vitest';
import { KeptCounts } from './kept-counts.ts';

it('slow counts are told again for ten minutes, each of its own days, and quick ones are made anew', async () => {
  let now = 0;
  let made = 0;
  const kept = new KeptCounts<number>(() => new Date(now));
  const takes = (ms: number) => async () => {
    now += ms;
    made += 1;
    return made;
  };
  expect([await kept.read('a', takes(999)), await kept.read('a', takes(999))]).toEqual([1, 2]);
  expect([await kept.read('a', takes(1_000)), await kept.read('a', takes(1_000))]).toEqual([3, 3]);
  expect(await kept.read('b', takes(5))).toBe(4);
  now += 10 * 60_000;
  expect(await kept.read('a', takes(5))).toBe(5);
});
