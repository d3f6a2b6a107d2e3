import { describe, expect, it } from 'vitest';
import { newHeatSourceNames, subTypesOf } from '../heat-sources.ts';
import { mpec } from '../programs/mpec.ts';
import { constructionYears } from '../project.ts';
import { energyBalance } from './energy-balance.ts';
import { quote } from './quote.ts';
import type { HomeQuoteRequest } from './request.ts';

const home: HomeQuoteRequest = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'before_1971',
};

describe('the energy behind an amount', () => {
  it('is what is used now, what is saved of it, and what remains', () => {
    expect(energyBalance(home, mpec)).toEqual({ beforeKwh: 32365, savedKwh: 23946, afterKwh: 8419 });
  });

  it('adds up for every house, and saves what the explanation of the amount says', () => {
    for (const heat_source of newHeatSourceNames) {
      for (const heat_source_variant of subTypesOf(heat_source)) {
        for (const construction_year of constructionYears) {
          const request = { ...home, heat_source, heat_source_variant, construction_year };
          const { beforeKwh, savedKwh, afterKwh } = energyBalance(request, mpec);
          const { explanation } = quote(request, mpec);
          expect(beforeKwh - savedKwh).toBe(afterKwh);
          expect(savedKwh).toBe(explanation.saved_kwh);
          expect((100 * savedKwh) / beforeKwh).toBeCloseTo(explanation.saved_percent, 1);
          expect(afterKwh).toBeGreaterThan(0);
        }
      }
    }
  });

  it('saves nothing where the efficiency afterwards is below the lowest one the law lets one start from', () => {
    const hall = {
      project_variant: 'non_residential',
      surface_area: 100,
      index_annual_demand: 100,
      efficiency_before: 0.5,
      efficiency_after: 0.7,
      climate_zone: 'zone_iii',
    } as const;
    expect(energyBalance(hall, mpec)).toEqual({ beforeKwh: 12987, savedKwh: 0, afterKwh: 12987 });
  });
});
