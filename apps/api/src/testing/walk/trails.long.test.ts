// @form long

import { afterAll, expect, it } from 'vitest';
import { allInvariants } from './invariants/all.ts';
import { follow, trails } from './trails.ts';
import { World } from './world.ts';

const world = await World.open();
afterAll(() => world.close());

it('has a sentence for every trail', () => {
  const sentences = allInvariants.map(({ name }) => name);
  expect(Object.keys(trails).filter((name) => !sentences.includes(name))).toEqual([]);
});

it.each(Object.keys(trails))('the acts that once broke it leave it whole: %s', async (name) => {
  expect(await follow(world, name)).toBeUndefined();
});
