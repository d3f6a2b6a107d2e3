import { afterAll, expect, it } from 'vitest';
import { allActs } from './acts/all.ts';
import { starts } from './starts.ts';
import { figuresOf } from './tally.ts';
import { walk } from './walk.ts';
import { World } from './world.ts';

/** The same walks each time; the long form draws others. */
const seed = 25;

const world = await World.open();
afterAll(async () => {
  console.log(`figure: seed ${seed}\n${figuresOf(world.tally, allActs)}`);
  await world.close();
});

it.each(Object.values(starts).map((start, n) => ({ start, name: start.name, n })))(
  'from $name on, whoever does what in which order, every sentence holds',
  async ({ start, n }) => {
    expect(await walk(world, { start, seed: seed + n, runs: 1, most: 200 })).toBeUndefined();
  },
);
