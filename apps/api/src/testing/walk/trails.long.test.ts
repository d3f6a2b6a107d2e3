import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allInvariants } from './invariants/all.ts';
import { follow, trails } from './trails.ts';
import { World } from './world.ts';

it('has a sentence for every trail', () => {
  const sentences = allInvariants.map(({ name }) => name);
  expect(Object.keys(trails).filter((name) => !sentences.includes(name))).toEqual([]);
});

describe.skipIf(process.env.FORM !== 'long')('the acts that once broke it (only in the long form)', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  it.each(Object.keys(trails))('leave it whole: %s', async (name) => {
    expect(await follow(world, name)).toBeUndefined();
  });
});
