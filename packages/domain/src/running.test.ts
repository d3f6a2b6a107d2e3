import { expect, it, test } from 'vitest';
import { runningDays, runningDaysAround } from './running.ts';

it('it is asked once a year after the completion, also after 29 February, until the last day of the duty', () => {
  expect(runningDays({ completedOn: '2028-02-29', years: 5 })).toEqual([
    ...['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28'],
  ]);
});

const source = { completedOn: '2026-12-31', years: 3 };

test.each([
  ['2027-03-01', '2027-12-30', null, '2027-12-31'],
  ['2027-03-01', '2027-12-31', '2027-12-31', '2028-12-31'],
  ['2027-03-01', '2028-01-01', '2027-12-31', '2028-12-31'],
  ['2027-12-31', '2028-01-01', null, '2028-12-31'],
  ['2027-03-01', '2029-12-31', '2029-12-31', null],
  ['2027-03-01', '2030-01-01', null, null],
])('paid on %s, on %s the question of %s is due, and the next one on %s', (paidOn, today, due, next) => {
  expect(runningDaysAround(source, paidOn, today)).toEqual({ due, next });
});
