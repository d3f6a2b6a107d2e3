// @form long

import { afterAll, expect, it } from 'vitest';
import { hunt } from './hunts.ts';
import { knownFaults } from './known-faults.ts';
import { World } from './world.ts';

const world = await World.open();
afterAll(() => world.close());

const only = process.env.WALK_ONLY;

it.each(knownFaults.filter((name) => !only || name.includes(only)))(
  'a walk still finds the known fault: %s',
  async (name) => {
    const found = await hunt(world, name, { seed: 25, runs: 60, limitMs: 240_000 });
    console.log(found ?? `figure: ${name}: not found, so it may be mended`);
    expect(found).toBeDefined();
  },
  1_200_000,
);
