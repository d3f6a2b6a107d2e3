import { describe, expect, it } from 'vitest';
import { programs } from './all.ts';
import { lastDaysOf } from './last-days.ts';
import { termsOfYear } from './terms.ts';
import { phaseUnder, timetableOfYear } from './timetable.ts';

const terms = termsOfYear(2026);

it('an agreement leaves a week for the works, and an application a day to sign', () => {
  expect(lastDaysOf(terms)).toEqual({ send: '2026-12-23', sign: '2026-12-24', finish: '2026-12-31' });
  const longer = { ...terms, days: { ...terms.days, works: 30 } };
  expect(lastDaysOf(longer)).toEqual({ send: '2026-11-30', sign: '2026-12-01', finish: '2026-12-31' });
});

describe('a programme takes estimates', () => {
  it.each(programs)('$id, up to the last day on which they can still become an agreement', (program) => {
    const on = (day: string) => phaseUnder(program.terms, program.timetable, day);
    expect(on(lastDaysOf(program.terms).send).state).toBe('open');
    for (const day of ['2026-12-24', '2027-01-01', '2027-06-01'])
      expect(on(day)).toEqual({
        ...{ state: 'closed', since: '2026-12-24', reason: 'time_over', opensOn: null },
      });
  });

  it('again from the day it is said to open, which is told in the meantime', () => {
    const next = [...timetableOfYear(2026), { from: '2027-02-01', state: 'open' as const }];
    expect(phaseUnder(terms, next, '2026-12-28')).toMatchObject({
      state: 'closed',
      opensOn: '2027-02-01',
    });
  });

  it('no sooner than its timetable says, and not while it is paused', () => {
    expect(phaseUnder(terms, timetableOfYear(2026), '2025-12-31').state).toBe('announced');
    const paused = [{ from: '2026-12-01', state: 'paused' as const, reason: 'funds_used' as const }];
    expect(phaseUnder(terms, paused, '2026-12-28')).toMatchObject({
      state: 'paused',
      since: '2026-12-01',
    });
  });
});
