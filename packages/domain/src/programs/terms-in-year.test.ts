import { expect, it } from 'vitest';
import { mpec } from './mpec.ts';
import { termsOfYear } from './terms.ts';
import { termsInYear } from './terms-in-year.ts';

it('an agreement keeps the last day it was made with when its programme has gone on to another year', () => {
  const next = { ...mpec, year: 2027, terms: termsOfYear(2027) };
  expect(termsInYear(next, 2026).lastDay).toBe('2026-12-31');
  expect(termsInYear(next).lastDay).toBe('2027-12-31');
  const longer = { ...termsOfYear(2026), lastDay: '2027-03-31' };
  expect(termsInYear({ ...next, earlierTerms: { 2026: longer } }, 2026).lastDay).toBe('2027-03-31');
});
