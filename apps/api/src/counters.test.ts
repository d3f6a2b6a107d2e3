import { describe, expect, it } from 'vitest';
import { Counters, visitorOf } from './counters.ts';
import { limitsOf } from './limits.ts';
import { TooMany } from './refusals.ts';

function open() {
  const state = { now: 0 };
  const counters = new Counters(limitsOf('production'), () => new Date(state.now));
  const times = (count: number, who = 'a') => {
    for (let n = 0; n < count; n++) counters.count('submit', who);
  };
  return { counters, times, state };
}

describe('a limit', () => {
  it('lets ten submissions through in a minute and stops the eleventh, saying how long to wait', () => {
    const { counters, times, state } = open();
    times(10);
    state.now = 20_000;
    expect(() => counters.count('submit', 'a')).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
    expect(() => counters.count('submit', 'b')).not.toThrow();
    state.now = 59_999;
    expect(() => counters.count('submit', 'a')).toThrow(TooMany);
    state.now = 60_000;
    expect(() => counters.count('submit', 'a')).not.toThrow();
  });

  it('holds for the hour too: thirty are enough', () => {
    const { times, state, counters } = open();
    for (const minute of [0, 1, 2]) {
      state.now = minute * 60_000;
      times(10);
    }
    state.now = 10 * 60_000;
    expect(() => counters.count('submit', 'a')).toThrow(expect.objectContaining({ retryAfterSeconds: 3000 }));
    state.now = 60 * 60_000;
    expect(() => counters.count('submit', 'a')).not.toThrow();
  });

  it('does not count what it refuses', () => {
    const { counters, times, state } = open();
    times(10);
    for (let n = 0; n < 100; n++) expect(() => counters.count('submit', 'a')).toThrow();
    state.now = 60_000;
    expect(() => times(10)).not.toThrow();
  });
});

describe('one visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, visitor) => {
    expect(visitorOf(ip)).toBe(visitor);
  });
});
