import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allActs } from './acts/all.ts';
import { starts } from './starts.ts';
import { figuresOf } from './tally.ts';
import { walk } from './walk.ts';
import { World } from './world.ts';

/** Walks from each start; `MODEL_RUNS` asks for more. */
const runs = Math.ceil(Number(process.env.MODEL_RUNS ?? 40) / 20);
/** Others each time; `WALK_SEED` repeats those of a run that found something. */
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);

describe.skipIf(process.env.FORM !== 'long')('a long walk (only in the long form)', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(async () => {
    console.log(`figure: seed ${seed}\n${figuresOf(world.tally, allActs)}`);
    await world.close();
  });

  it.each(Object.values(starts).map((start) => ({ start, name: start.name })))(
    'from $name on breaks no sentence',
    async ({ start }) => {
      expect(await walk(world, { start, seed, runs }), `WALK_SEED=${seed}`).toBeUndefined();
    },
    3_600_000,
  );
});
