import { describe, expect, it } from 'vitest';
import { MemoryWindows, mostWindows } from './memory-windows.ts';

const minute = 60_000;
const guessing = [{ max: 2, seconds: 60, backOffSeconds: 600 }];

/** Keys of the short form; `ASSURANCE_REQUESTS` asks for the million of the long one. */
const keys = process.env.ASSURANCE_REQUESTS ? 1_000_000 : 110_000;

describe('attempts counted in memory', () => {
  it('make whoever goes on guessing wait twice as long each time, up to a bound', () => {
    const windows = new MemoryWindows();
    const waits: number[] = [];
    let now = 0;
    for (let round = 0; round < 6; round += 1) {
      windows.add('a', guessing, now);
      windows.add('a', guessing, now);
      const until = windows.fullUntil('a', guessing, now) ?? now;
      waits.push((until - now) / minute);
      now = until;
    }
    expect(waits).toEqual([1, 2, 4, 8, 10, 10]);
    expect(windows.fullUntil('b', guessing, now)).toBeUndefined();
  });

  it('forgive whoever has paused', () => {
    const windows = new MemoryWindows();
    for (const at of [0, 0, minute, minute]) windows.add('a', guessing, at);
    const later = 20 * minute;
    windows.add('a', guessing, later);
    windows.add('a', guessing, later);
    expect(windows.fullUntil('a', guessing, later)).toBe(later + minute);
  });

  it(`hold at most ${mostWindows} windows after ${keys} keys, the ones used last`, () => {
    const windows = new MemoryWindows();
    const limit = [{ max: 60, seconds: 60 }];
    const begun = performance.now();
    for (let n = 0; n < keys; n += 1) {
      windows.fullUntil(`203.0.113.${n}`, limit, n);
      windows.add(`203.0.113.${n}`, limit, n);
    }
    const each = (performance.now() - begun) / keys;
    if (process.env.ASSURANCE_REQUESTS) {
      const megabytes = Math.round(process.memoryUsage().heapUsed / 1e6);
      console.log(`R1: ${keys} keys, ${(each * 1000).toFixed(1)} µs each, heap ${megabytes} MB`);
    }
    expect(windows.size).toBe(mostWindows);
  });
});
