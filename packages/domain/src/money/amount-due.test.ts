import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountDue, boundNames } from './amount-due.ts';
import { plainPln, toGrosze } from './grosze.ts';

const facts = {
  agreedGr: 383_300,
  recalculatedGr: null,
  ceilingGr: 479_127,
  costGr: 3_000_000,
  otherPublicGr: 0,
};

it.each([
  [{}, 383_300, ['agreed', 'recalculated']],
  [{ recalculatedGr: 300_001 }, 300_001, ['recalculated']],
  [{ recalculatedGr: 900_000 }, 383_300, ['agreed']],
  [{ ceilingGr: 100_000 }, 100_000, ['ceiling']],
  [{ costGr: 500_000, otherPublicGr: 499_999 }, 1, ['cost']],
  [{ costGr: 500_000, otherPublicGr: 600_000 }, 0, ['cost']],
])('pays the lowest of the four bounds, and says which it is: %j', (change, gr, binding) => {
  expect(amountDue({ ...facts, ...change })).toMatchObject({ gr, binding });
});

it('never pays more than any of the bounds, nor less than the lowest', () => {
  const grosze = fc.integer({ min: 0, max: 10 ** 10 });
  const any = fc.record({
    agreedGr: grosze,
    recalculatedGr: fc.option(grosze),
    ceilingGr: grosze,
    costGr: grosze,
    otherPublicGr: grosze,
  });
  fc.assert(
    fc.property(any, (given) => {
      const { gr, bounds, binding } = amountDue(given);
      expect(bounds.map(({ name }) => name)).toEqual(boundNames);
      expect(bounds.every((bound) => gr <= bound.gr)).toBe(true);
      expect(gr <= given.costGr && gr <= given.agreedGr).toBe(true);
      expect(binding.length).toBeGreaterThan(0);
      // A dearer invoice never lowers what is paid, and other public money never raises it.
      expect(amountDue({ ...given, costGr: given.costGr + 1 }).gr).toBeGreaterThanOrEqual(gr);
      expect(amountDue({ ...given, otherPublicGr: given.otherPublicGr + 1 }).gr).toBeLessThanOrEqual(gr);
    }),
  );
});

it('takes whole grosze alone', () => {
  expect(() => amountDue({ ...facts, costGr: 0.5 })).toThrow(RangeError);
  expect(() => amountDue({ ...facts, otherPublicGr: -1 })).toThrow(RangeError);
  expect([toGrosze(4791.27), toGrosze('3833'), toGrosze(0.1)]).toEqual([479_127, 383_300, 10]);
  expect(() => toGrosze('1.005')).toThrow(RangeError);
  expect([0, 5, 123_456, -50].map(plainPln)).toEqual(['0.00', '0.05', '1234.56', '-0.50']);
});
