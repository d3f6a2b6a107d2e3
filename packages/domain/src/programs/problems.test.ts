import { describe, expect, it } from 'vitest';
import { programs } from './all.ts';
import { mpec } from './mpec.ts';
import { findProgramProblems, type ProgramRule } from './problems.ts';
import type { ProgramContent } from './program.ts';
import { termsOfYear } from './terms.ts';
import { timetableOfYear } from './timetable.ts';

const next: ProgramContent = {
  ...mpec,
  year: 2027,
  terms: termsOfYear(2027),
  timetable: timetableOfYear(2027),
  regulationsVersion: '2027-01-01',
};
const rulesOf = (content: ProgramContent) => findProgramProblems(content, mpec).map(({ rule }) => rule);

it('the programmes there are could be published as they stand, and so could the next year', () => {
  for (const program of programs) expect(findProgramProblems(program, program)).toEqual([]);
  expect(rulesOf(next)).toEqual([]);
});

describe('a version cannot be published', () => {
  const days = (changed: Partial<typeof next.terms.days>) => ({
    terms: { ...next.terms, days: { ...next.terms.days, ...changed } },
  });
  it.each<readonly [string, Partial<ProgramContent>, ProgramRule]>([
    ['without a name', { title: ' ' }, 'missing'],
    [
      'whose price falls from its lower end',
      { devicePrices: { ...mpec.devicePrices, devices: { air_pump: { from: 2, to: 1 } } } },
      'price_range',
    ],
    ['whose prices have no day', { energyPrices: { ...mpec.energyPrices, asOf: '' } }, 'not_a_day'],
    [
      'whose prices come from nowhere',
      { energyPrices: { ...mpec.energyPrices, source: { pl: 'URE', en: ' ' } } },
      'price_source',
    ],
    ['without its organiser’s address', { organiser: { ...next.organiser, address: null } }, 'missing'],
    [
      'whose NIP has a wrong check digit',
      { organiser: { ...next.organiser, nip: '5260250996' } },
      'register_number',
    ],
    ['whose REGON lacks a digit', { organiser: { ...next.organiser, regon: '01220' } }, 'register_number'],
    [
      'whose KRS is written with spaces',
      { organiser: { ...next.organiser, krs: '00000 12345' } },
      'register_number',
    ],
    ['that pays more than the ceiling', { payoutShare: '1.01' }, 'share'],
    ['that pays nothing', { payoutShare: '0' }, 'share'],
    ['whose share is written with a comma', { payoutShare: '0,80' }, 'share'],
    ['of a year without a fee', { year: 2016 }, 'year'],
    ['whose terms are those of another year', { terms: termsOfYear(2026) }, 'terms_of_year'],
    ['whose last day comes first', { terms: { ...next.terms, lastDay: '2026-12-31' } }, 'last_before_first'],
    ['whose day is none', { terms: { ...next.terms, lastDay: '2027-02-30' } }, 'not_a_day'],
    ['that never opens', { timetable: [{ from: '2027-01-01', state: 'announced' }] }, 'never_open'],
    ['that never closes', { timetable: [{ from: '2027-01-01', state: 'open' }] }, 'open_after_last_day'],
    ['whose days are out of order', { timetable: [...next.timetable].reverse() }, 'phase_order'],
    ['that leaves less time to withdraw than the law', days({ withdrawal: 13 }), 'withdrawal'],
    ['that leaves no time to sign', days({ signing: 0 }), 'period'],
    [
      'that keeps records shorter than the law',
      { terms: { ...next.terms, years: { durability: 5, keeping: 4 } } },
      'keeping',
    ],
    ['with an empty list of installers', { installer: { kind: 'from-list', installers: [] } }, 'installers'],
    [
      'whose regulations say something else under the same version',
      { regulationsVersion: mpec.regulationsVersion },
      'regulations_version',
    ],
  ])('%s', (_, change, rule) => {
    expect(rulesOf({ ...next, ...change })).toContain(rule);
  });
});
