import { describe, expect, it } from 'vitest';
import { polishToday } from '../site/today.ts';
import { daysLeft, hourOf } from './term.ts';

describe('the days left to sign', () => {
  it('are counted in days of the Polish calendar, not in hours', () => {
    const deadline = '2026-12-04T11:00:00Z';
    expect(daysLeft(deadline, polishToday(new Date('2026-12-03T22:59:00Z')))).toBe(1);
    expect(daysLeft(deadline, polishToday(new Date('2026-12-03T23:01:00Z')))).toBe(0);
    expect(daysLeft(deadline, '2026-11-21')).toBe(13);
  });

  it('stay right across the night the clocks change', () => {
    expect(daysLeft('2026-10-26T11:00:00Z', '2026-10-24')).toBe(2);
  });

  it('end at an hour of the clocks in Poland', () => {
    expect(hourOf('2026-12-04T11:30:00Z')).toBe('12:30');
  });
});
