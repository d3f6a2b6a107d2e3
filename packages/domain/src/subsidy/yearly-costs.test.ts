import { describe, expect, it } from 'vitest';
import { noEnergyPrices } from '../programs/guide-prices.ts';
import { mpec } from '../programs/mpec.ts';
import type { HomeQuoteRequest } from './request.ts';
import { findYearlyCosts } from './yearly-costs.ts';

const home: HomeQuoteRequest = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'before_1971',
  existing_heat_source: 'coal',
};

describe('what heating costs a year', () => {
  it('is the energy of the law times the price of what is burnt or taken, in full hundreds', () => {
    expect(findYearlyCosts(home, mpec)).toEqual({
      before: { from: 7100, to: 9400 },
      after: { from: 6300, to: 9700 },
    });
  });

  it('is not said without a price of either energy', () => {
    const onlyCoal = { ...noEnergyPrices, perKwh: { coal: { from: 0.2, to: 0.3 } } };
    for (const energyPrices of [noEnergyPrices, onlyCoal])
      expect(findYearlyCosts(home, { ...mpec, energyPrices })).toBeUndefined();
  });

  it.each(['electric_heater', 'city_heating', null] as const)(
    'is not said of an old source the law’s efficiency does not fit: %s',
    (existing_heat_source) => {
      expect(findYearlyCosts({ ...home, existing_heat_source }, mpec)).toBeUndefined();
    },
  );
});
