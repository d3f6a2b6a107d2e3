// @form long

import { afterAll, expect, it } from 'vitest';
import { allInvariants } from './invariants/all.ts';
import { knownFaults } from './known-faults.ts';
import { follow, trails } from './trails.ts';
import { World } from './world.ts';

const world = await World.open();
afterAll(() => world.close());

it('has a trail to every known fault, and a sentence for every trail', () => {
  const sentences = allInvariants.map(({ name }) => name);
  expect(Object.keys(knownFaults).filter((name) => !(name in trails))).toEqual([]);
  expect(Object.keys(trails).filter((name) => !sentences.includes(name))).toEqual([]);
});

it.each(Object.keys(trails))(
  'the acts that once broke it, do so only where it is known: %s',
  async (name) => {
    const broken = await follow(world, name);
    if (broken) console.log(`figure: ${broken}`);
    expect(broken !== undefined, broken ?? `mended, or another way: take it out of known-faults.ts`).toBe(
      name in knownFaults,
    );
  },
);
