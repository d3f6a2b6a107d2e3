import { expect, it } from 'vitest';
import { leastMeasured, usualDays, waitSpanOf } from './usual-times.ts';

it('a usual time is told in whole days from twenty cases on, and never as nothing', () => {
  expect(usualDays({ cases: leastMeasured - 1, median: 3, most: 9 })).toBeNull();
  expect(usualDays({ cases: leastMeasured, median: 3.2, most: 9 })).toEqual({ half: 4, most: 9 });
  expect(usualDays({ cases: leastMeasured, median: 0, most: 0 })).toEqual({ half: 1, most: 1 });
  expect(usualDays(undefined)).toBeNull();
});

it('is measured only while the applicant waits for somebody else', () => {
  expect(waitSpanOf('completed', { party: 'officer' })).toBe('to_sign');
  expect(waitSpanOf('settlement_review', { party: 'bank' })).toBe('to_pay');
  expect(waitSpanOf('settlement_review', { party: 'applicant' })).toBeUndefined();
  expect(waitSpanOf('in_realisation', { party: 'officer' })).toBeUndefined();
  expect(waitSpanOf('paid', undefined)).toBeUndefined();
});
