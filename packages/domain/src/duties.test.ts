import { describe, expect, it, test } from 'vitest';
import { dutyDays } from './duties.ts';
import { termsOfYear } from './programs/terms.ts';
import { timeLeft } from './time-left.ts';

const terms = termsOfYear(2026);

test.each([
  ['2026-11-20', 2026, '2026-12-04', '2031-11-20', '2034-06-30'],
  ['2026-12-31', 2026, '2027-01-14', '2031-12-31', '2034-06-30'],
  ['2028-02-15', 2028, '2028-02-29', '2033-02-15', '2036-06-30'],
  ['2028-02-29', 2028, '2028-03-14', '2033-02-28', '2036-06-30'],
  ['2027-03-27', 2027, '2027-04-10', '2032-03-27', '2035-06-30'],
])(
  'a replacement finished on %s under an agreement of %i is reported, kept and proven until these days',
  (completedOn, year, registration, durability, records) => {
    expect(dutyDays({ completedOn, year }, terms)).toEqual({ registration, durability, records });
  },
);

it('the days are those of the programme, and nothing is guessed where no completion was declared', () => {
  const other = { days: { ...terms.days, registration: 30 }, years: { durability: 4, keeping: 6 } };
  expect(dutyDays({ completedOn: '2024-02-29', year: 2024 }, other)).toEqual({
    ...{ registration: '2024-03-30', durability: '2028-02-29', records: '2033-06-30' },
  });
  expect(dutyDays({ completedOn: null, year: 2026 }, terms)).toEqual({
    ...{ registration: null, durability: null, records: '2034-06-30' },
  });
});

describe('how far a day is', () => {
  test.each([
    ['2026-12-04', '2026-12-04', 'days 0'],
    ['2026-12-04', '2026-12-05', 'days 1'],
    ['2026-12-16', '2026-12-04', 'days 12 past'],
    ['2026-12-24', '2027-04-02', 'days 99'],
    ['2026-12-24', '2027-04-03', 'months 3'],
    ['2026-12-24', '2028-12-23', 'months 23'],
    ['2026-12-24', '2028-12-24', 'years 2'],
    ['2026-12-24', '2031-11-20', 'years 4'],
  ])('from %s to %s: %s', (today, day, told) => {
    const { unit, count, isPast } = timeLeft(today, day);
    expect(`${unit} ${count}${isPast ? ' past' : ''}`).toBe(told);
  });
});
