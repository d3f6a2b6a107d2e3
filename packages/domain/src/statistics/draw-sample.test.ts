import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawSample, populationText } from './draw-sample.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const casesTo = (last: number) =>
  Array.from({ length: last }, (_, n) => `NDP-2026-${String(n + 1).padStart(6, '0')}`);
const draw = (references: readonly string[], seed: string, size: number) =>
  drawSample(references, { seed, size }, sha256);

describe('a sample', () => {
  it.each([
    ['Lotto 27.11.2026: 3 9 14 22 31 48', 3, ['000007', '000001', '000006']],
    ['zażółć gęślą jaźń', 3, ['000002', '000001', '000003']],
    ['zażółć gęślą jaźń', 1, ['000002']],
  ])('of ten cases by the seed “%s”, %i of them, is the one an auditor computes', (seed, size, drawn) => {
    expect(draw(casesTo(10), seed, size)).toEqual(drawn.map((end) => `NDP-2026-${end}`));
    expect(draw(casesTo(10).reverse(), seed, size)).toEqual(drawn.map((end) => `NDP-2026-${end}`));
  });

  it('of all cases is every case once, and a larger sample begins with the smaller one', () => {
    const all = draw(casesTo(40), 'x', 40);
    expect([...all].sort()).toEqual(casesTo(40));
    expect(draw(casesTo(40), 'x', 7)).toEqual(all.slice(0, 7));
  });

  it('draws every case about as often, whatever its number', () => {
    const times = new Map(casesTo(20).map((reference) => [reference, 0]));
    for (let seed = 0; seed < 2000; seed += 1)
      for (const reference of draw(casesTo(20), `${seed}`, 5))
        times.set(reference, (times.get(reference) ?? 0) + 1);
    const chiSquare =
      [...times.values()].reduce((sum, found) => sum + (found - 500) ** 2 / 375, 0) * (19 / 20);
    // Of 19 degrees of freedom one in a thousand is above 43.8, and one in a thousand below 5.4.
    expect(chiSquare).toBeGreaterThan(5.4);
    expect(chiSquare).toBeLessThan(43.8);
  });

  it.each([0, 1.5, 11])('of %d out of ten there is none', (size) => {
    expect(() => draw(casesTo(10), 'x', size)).toThrow(RangeError);
  });
});

it('a population is named by a text that is the same in whatever order its cases come', () => {
  expect(populationText(['NDP-2026-B', 'NDP-2026-A'])).toBe('NDP-2026-A\nNDP-2026-B\n');
});
