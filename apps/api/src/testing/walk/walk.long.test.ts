import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allActs } from './acts/all.ts';
import { starts } from './starts.ts';
import { figuresOf } from './tally.ts';
import { walk } from './walk.ts';
import { World } from './world.ts';

/** Walks from each start; `MODEL_RUNS` asks for more. */
const runs = Math.ceil(Number(process.env.MODEL_RUNS ?? 40) / 20);
/** Others each time; `WALK_SEED` repeats those of a run that found something. */
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);
const startsFrom = Object.values(starts);
/** `WALK_MINUTES` ends the run in time: no walk begins once the share of its start is used up. */
const minutes = process.env.WALK_MINUTES;
const limit = minutes ? { limitMs: (Number(minutes) * 60_000) / startsFrom.length } : {};

describe.skipIf(process.env.FORM !== 'long')('a long walk (only in the long form)', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  // After each start, so that a run that is cut short has said what it came to.
  afterEach(() => console.log(`figure: seed ${seed}\n${figuresOf(world.tally, allActs)}`));
  afterAll(() => world.close());

  it.each(startsFrom.map((start) => ({ start, name: start.name })))(
    'from $name on breaks no sentence',
    async ({ start }) => {
      expect(await walk(world, { start, seed, runs, ...limit }), `WALK_SEED=${seed}`).toBeUndefined();
    },
    3_600_000,
  );
});
