import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inEvenSteps, stepMs } from './in-even-steps.ts';

it.each([
  { takes: 0, steps: 1 },
  { takes: 0.3, steps: 1 },
  { takes: 1.3, steps: 2 },
])('work of $takes steps is answered after at least $steps full steps', async ({ takes, steps }) => {
  const begun = performance.now();
  expect(await inEvenSteps(async () => wait(takes * stepMs, 'done'))).toBe('done');
  // A timer may be one millisecond early.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(steps * stepMs - 2);
});

it('work that fails is said to have failed at once', async () => {
  await expect(inEvenSteps(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
});
