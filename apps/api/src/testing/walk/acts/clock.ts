import { dayMs } from '../../../platform/clock.ts';
import { nothing, type WalkAction } from '../act.ts';
import type { World } from '../world.ts';

async function pass(world: World, ms: number) {
  world.api.pass(ms);
  await world.staff.logIn();
  return nothing;
}

const days = [1, 8, 31].map(
  (count): WalkAction => ({
    name: count === 1 ? 'a day passes' : `${count} days pass`,
    fits: ({ draw }) => draw.what % 4 === 0,
    run: ({ world }) => pass(world, count * dayMs),
  }),
);

/** Of the programme that is walked: a week is left for the works, and a day to sign. */
export const lastDays = { send: '2026-12-23', sign: '2026-12-24' } as const;

/** Moments about the turn of the year; the next act comes a minute later, before anything has looked at the clock. */
const moments = [
  ['the last day to send is about to end', `${lastDays.send}T22:59:30Z`],
  ['the last day to sign is about to end', `${lastDays.sign}T22:58:30Z`],
  ['it is 2026-12-29', '2026-12-29T11:00:00Z'],
  ['it is 2027-01-04', '2027-01-04T11:00:00Z'],
  ['it is 2027-04-01', '2027-04-01T10:00:00Z'],
].map(([name = '', at = '']): WalkAction => {
  const ahead = (world: World) => new Date(at).getTime() - world.now.getTime();
  return {
    name,
    can: ({ world }) => ahead(world) > 0,
    fits: ({ draw }) => draw.what % 4 === 0,
    run: ({ world }) => pass(world, ahead(world)),
  };
});

export const clockActs: readonly WalkAction[] = [...days, ...moments];
