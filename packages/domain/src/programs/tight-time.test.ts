import { expect, it } from 'vitest';
import { termsOfYear } from './terms.ts';
import { isTight } from './tight-time.ts';

const terms = termsOfYear(2026);

it('the time for the works is tight in the last eight weeks of the programme, and not once it is over', () => {
  expect(['2026-11-05', '2026-11-06', '2026-12-31', '2027-01-01'].map((day) => isTight(day, terms))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
