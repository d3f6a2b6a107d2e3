import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

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
