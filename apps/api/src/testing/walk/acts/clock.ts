import { dayMs } from '../../../platform/clock.ts';
import { type Act, nothing } from '../act.ts';
import type { World } from '../world.ts';

async function pass(world: World, ms: number) {
  world.api.pass(ms);
  await world.staff.logIn();
  return nothing;
}

const days = [1, 8, 31].map(
  (count): Act => ({
    name: count === 1 ? 'a day passes' : `${count} days pass`,
    fits: ({ draw }) => draw.what % 4 === 0,
    run: ({ world }) => pass(world, count * dayMs),
  }),
);

/** Days about the turn of the year, at noon. */
const moments = ['2026-12-29T11:00:00Z', '2027-01-04T11:00:00Z', '2027-04-01T10:00:00Z'].map((at): Act => {
  const ahead = (world: World) => new Date(at).getTime() - world.now.getTime();
  return {
    name: `it is ${at.slice(0, 10)}`,
    can: ({ world }) => ahead(world) > 0,
    fits: ({ draw }) => draw.what % 4 === 0,
    run: ({ world }) => pass(world, ahead(world)),
  };
});

export const clockActs: readonly Act[] = [...days, ...moments];
