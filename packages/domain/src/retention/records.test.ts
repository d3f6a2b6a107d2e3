import { describe, expect, it } from 'vitest';
import { lastYearOver, recordsDay, recordsEnd, settlementDay } from './records.ts';

const fiveYears = { keeping: 5 };

describe('the records of a programme’s year', () => {
  it('are kept five years after the day the duty of that year is settled', () => {
    expect(settlementDay(2026)).toBe('2029-06-30');
    expect(recordsDay(2026, fiveYears)).toBe('2034-06-30');
  });

  it('are over when that day is over in Poland, not an hour before', () => {
    const end = recordsEnd(2026, fiveYears);
    expect(
      new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Warsaw',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(end),
    ).toBe('2034-07-01 00:00');
    expect(lastYearOver(new Date(end.getTime() - 1), fiveYears)).toBe(2025);
    expect(lastYearOver(end, fiveYears)).toBe(2026);
  });
});
