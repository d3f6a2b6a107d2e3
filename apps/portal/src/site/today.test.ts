import { expect, it } from 'vitest';
import { today } from './today.ts';

it('tells the day of the visitor’s own clock, also just after midnight', () => {
  expect(today(new Date(2026, 2, 29, 0, 5))).toBe('2026-03-29');
  expect(today(new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01');
});
