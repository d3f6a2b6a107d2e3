import { describe, expect, it } from 'vitest';
import { programs } from './all.ts';
import { phaseOn, programStates, takesEstimates, timetableOfYear, withPhases } from './timetable.ts';

const year = timetableOfYear(2026);

describe('a programme of a calendar year', () => {
  it.each([
    ['2025-12-31', { state: 'announced', since: null, reason: null, opensOn: '2026-01-01' }],
    ['2026-01-01', { state: 'open', since: '2026-01-01', reason: null, opensOn: null }],
    ['2026-12-31', { state: 'open', since: '2026-01-01', reason: null, opensOn: null }],
    ['2027-01-01', { state: 'closed', since: '2027-01-01', reason: 'time_over', opensOn: null }],
  ])('on %s stands as its days say', (day, standing) => {
    expect(phaseOn(year, day)).toEqual(standing);
  });

  it('can be paused for a while, and then opens by itself on the day that was told', () => {
    const paused = withPhases(year, [
      { from: '2026-10-01', state: 'paused', reason: 'funds_used' },
      { from: '2026-11-01', state: 'open' },
    ]);
    expect(phaseOn(paused, '2026-10-15')).toEqual({
      state: 'paused',
      since: '2026-10-01',
      reason: 'funds_used',
      opensOn: '2026-11-01',
    });
    expect(phaseOn(paused, '2026-11-01').state).toBe('open');
    expect(phaseOn(paused, '2027-01-01').state).toBe('closed');
  });

  it('takes the further entry where two are for one day', () => {
    expect(phaseOn(withPhases(year, [{ from: '2026-01-01', state: 'announced' }]), '2026-05-01').state).toBe(
      'announced',
    );
  });
});

it('estimates can be made of an open programme only', () => {
  expect(programStates.filter(takesEstimates)).toEqual(['open']);
});

it.each(programs)(
  '$id takes estimates on every day works may be planned for, and on none after it',
  (program) => {
    const { firstDay, lastDay } = program.terms;
    expect([firstDay, lastDay].map((day) => phaseOn(program.timetable, day).state)).toEqual(['open', 'open']);
    const next = new Date(`${lastDay}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    expect(phaseOn(program.timetable, next.toISOString().slice(0, 10)).state).toBe('closed');
  },
);
