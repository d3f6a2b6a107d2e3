import { afterAll, expect, it } from 'vitest';
import { allActs } from './acts/all.ts';
import { starts } from './starts.ts';
import { figuresOf } from './tally.ts';
import { walk } from './walk.ts';
import { World } from './world.ts';

const world = await World.open();
afterAll(() => world.close());

const seed = Number(process.env.WALK_SEED ?? 25);

it('whatever happens to a case, and in which order, every sentence about it holds', async () => {
  const only = process.env.START?.split(',');
  for (const [n, [key, start]] of Object.entries(starts).entries()) {
    if (only && !only.includes(key)) continue;
    const t = performance.now();
    const broken = await walk(world, {
      start,
      seed: seed + n,
      runs: Number(process.env.RUNS ?? 1),
      limitMs: 120_000,
    });
    console.log(start.name, Math.round(performance.now() - t), broken?.slice(0, 3000) ?? 'ok');
  }
  console.log(
    figuresOf(
      world.tally,
      allActs.map(({ name }) => name),
    ),
  );
  expect(1).toBe(1);
}, 3_000_000);
