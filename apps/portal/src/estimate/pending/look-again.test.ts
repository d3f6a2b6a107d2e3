import { expect, it } from 'vitest';
import { restBefore } from './look-again.ts';

it('looks soon after sending, then ever more seldom, and never more often than is of use', () => {
  const rests = Array.from({ length: 40 }, (_, look) => restBefore(look));
  expect(rests[0]).toBe(5_000);
  expect(rests.every((rest, n) => rest >= (rests[n - 1] ?? 0))).toBe(true);
  expect(rests.at(-1)).toBe(60_000);
  const inAnHour = rests.findIndex(
    (_, n) => rests.slice(0, n).reduce((sum, each) => sum + each, 0) > 600_000,
  );
  expect(inAnHour).toBeLessThan(20);
});
