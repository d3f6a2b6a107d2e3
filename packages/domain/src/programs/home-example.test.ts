import { expect, it } from 'vitest';
import { quote } from '../subsidy/quote.ts';
import { programs } from './all.ts';

it.each(programs)('the welcome page of $id tells the amount the calculation gives', (program) => {
  const house = {
    project_variant: 'home',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    construction_year: 'before_1971',
    climate_zone: null,
    existing_heat_source: 'coal',
  } as const;
  expect(program.homeExample).toBe(quote(house, program).quote);
});
