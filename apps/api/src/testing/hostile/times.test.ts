import { expect, it } from 'vitest';
import { compareTimes, percentile, timeInTurns } from './times.ts';

const count = (length: number, value: (n: number) => number) => Array.from({ length }, (_, n) => value(n));

it('tells the value that so many hundredths do not exceed', () => {
  const times = count(200, (n) => 200 - n);
  expect([50, 95, 99, 100].map((hundredths) => percentile(times, hundredths))).toEqual([100, 190, 198, 200]);
});

it('takes samples of one distribution for alike, and moved ones for different', () => {
  const even = count(1000, (n) => 2 * n);
  const odd = count(1000, (n) => 2 * n + 1);
  expect(compareTimes(even, odd)).toMatchObject({ medians: [998, 999] });
  expect(compareTimes(even, odd).p).toBeGreaterThan(0.99);
  // A gap of 0.1 between two samples of a thousand: 2·exp(−2·(√500·0.1)²) ≈ 9·10⁻⁵.
  const moved = odd.map((time) => time + 200);
  expect(compareTimes(even, moved).p).toBeCloseTo(8e-5, 4);
});

it('takes each kind as often, in an order of chance', async () => {
  const taken: string[] = [];
  const kind = (name: string) => async () => void taken.push(name);
  const times = await timeInTurns({ one: kind('one'), other: kind('other') }, 10);
  expect([...times].map(([name, sample]) => [name, sample.clock.length])).toEqual([
    ['one', 10],
    ['other', 10],
  ]);
  const firsts = taken.filter((_, n) => n % 2 === 0);
  expect(new Set(firsts).size).toBe(2);
});
