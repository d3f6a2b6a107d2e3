import { describe, expect, it } from 'vitest';
import { mpec } from '../programs/mpec.ts';
import { alternatives } from './alternatives.ts';
import type { HomeQuoteRequest } from './request.ts';

const gasBoiler: HomeQuoteRequest = {
  project_variant: 'home',
  heat_source: 'gas_boiler',
  heat_source_variant: 2,
  construction_year: 'before_1971',
};

describe('what other heat sources would give', () => {
  it('is the best-paid sub-type of every other source, highest amount first', () => {
    expect(alternatives(gasBoiler, mpec)).toEqual([
      { heat_source: 'heat_pump', heat_source_variant: 1, quote: 4088 },
      { heat_source: 'city_heating', heat_source_variant: 1, quote: 1098 },
      { heat_source: 'electric_heater', heat_source_variant: 2, quote: 1098 },
      { heat_source: 'biomass_boiler', heat_source_variant: 1, quote: 426 },
    ]);
  });

  it('keeps the area of a multi-family building', () => {
    const block = { ...gasBoiler, project_variant: 'apartment', surface_area: 850.5 } as const;
    const [best] = alternatives(block, mpec);
    expect(best).toEqual({ heat_source: 'heat_pump', heat_source_variant: 1, quote: 23337 });
  });

  it('offers only the bio-fuel boiler among gas boilers under the 2025 edition', () => {
    const heatPump = { ...gasBoiler, heat_source: 'heat_pump', heat_source_variant: 1 } as const;
    const offered = alternatives(heatPump, { ...mpec, referenceSet: 'RV2025' });
    expect(offered).toContainEqual({ heat_source: 'gas_boiler', heat_source_variant: 1, quote: 927 });
    expect(offered.map((each) => each.heat_source)).not.toContain('heat_pump');
  });

  it('is nothing once the programme is closed', () => {
    expect(alternatives(gasBoiler, { ...mpec, open: false })).toEqual([]);
  });
});
