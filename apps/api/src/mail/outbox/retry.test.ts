import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveUpAfterMs, longestDelayMs, nextDelayMs } from './retry.ts';

describe('a mail that could not be handed over', () => {
  it('is tried again after about 1 s, 2 s, 4 s and so on', () => {
    const delays = [1, 2, 3, 4, 5].map((attempts) => nextDelayMs(attempts, 0, 0.999_999));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  it('never waits longer than 15 minutes and never less than three quarters of a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (n, random) => {
          const delay = nextDelayMs(n, 0, random);
          expect(delay).toBeGreaterThanOrEqual(750);
          expect(delay).toBeLessThanOrEqual(longestDelayMs);
        },
      ),
    );
  });

  it('does not return at the same moment as the others that failed with it', () => {
    expect(nextDelayMs(6, 0, 0.1)).not.toBe(nextDelayMs(6, 0, 0.9));
  });

  it('is tried for 48 hours and then given up', () => {
    expect(nextDelayMs(200, giveUpAfterMs - 1, 0)).toBeGreaterThan(0);
    expect(nextDelayMs(200, giveUpAfterMs, 0)).toBeNull();
  });

  it('is tried at least 190 times before it is given up', () => {
    let [attempts, ageMs] = [0, 0];
    for (let delay: number | null = 0; delay !== null; delay = nextDelayMs(attempts, ageMs, 0.999)) {
      attempts += 1;
      ageMs += delay;
    }
    expect(attempts).toBeGreaterThan(190);
  });
});
