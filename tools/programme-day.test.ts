import { expect, it } from 'vitest';
import { daysIntoProgramme } from './programme-day.mjs';

const terms = { lastDay: '2026-12-31' };
const daysAt = (now: string) => daysIntoProgramme(terms, new Date(now));

it('journeys go by the real clock while the programme has a month to go', () => {
  expect(daysAt('2026-01-01T12:00:00Z')).toBe(0);
  expect(daysAt('2026-12-01T12:00:00Z')).toBe(0);
});

it('and later by one that stands a month before its end', () => {
  expect(daysAt('2026-12-02T12:00:00Z')).toBe(-1);
  expect(daysAt('2026-12-31T22:59:00Z')).toBe(-30);
  expect(daysAt('2026-12-31T23:01:00Z')).toBe(-31);
  expect(daysAt('2028-05-09T12:00:00Z')).toBe(-525);
});
