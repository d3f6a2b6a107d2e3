import { expect, it } from 'vitest';
import { validateCompletion } from './completion.ts';

const days = { earliest: '2026-11-21', latest: '2026-12-31', today: '2027-02-10' };

it('a replacement may have been finished from the day of the agreement to the last day of the programme', () => {
  for (const day of ['2026-11-21', '2026-12-01', '2026-12-31']) {
    expect(validateCompletion(day, days)).toBeUndefined();
  }
});

it('one finished before, later or not yet is not paid for, and each is told by its reason', () => {
  expect(validateCompletion('2026-11-20', days)).toBe('before_agreement');
  expect(validateCompletion('2027-01-01', days)).toBe('after_program');
  expect(validateCompletion('2027-02-11', days)).toBe('date_future');
  expect(validateCompletion('2026-12-31', { ...days, today: '2026-12-30' })).toBe('date_future');
});
