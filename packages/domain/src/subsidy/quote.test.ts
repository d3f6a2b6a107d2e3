import { describe, expect, it, test } from 'vitest';
import { mpec } from '../programs/mpec.ts';
import type { Program } from '../programs/program.ts';
import type { ConstructionYear } from '../project.ts';
import { quote } from './quote.ts';
import type { ApartmentQuoteRequest, HomeQuoteRequest, NonResidentialQuoteRequest } from './request.ts';

const house: HomeQuoteRequest = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'before_1971',
  existing_heat_source: 'coal',
};
const block: ApartmentQuoteRequest = {
  ...house,
  project_variant: 'apartment',
  surface_area: 1200,
};
const school: NonResidentialQuoteRequest = {
  project_variant: 'non_residential',
  surface_area: 1500,
  index_annual_demand: 120,
  efficiency_before: 0.8,
  efficiency_after: 0.98,
  climate_zone: 'zone_iii',
};
const edition2025: Program = { ...mpec, referenceSet: 'RV2025' };

describe('a zero quote', () => {
  it('names no_saving when the new system is no better than the old one', () => {
    const { quote: amount, explanation } = quote({ ...school, efficiency_after: 0.8 }, mpec);
    expect(amount).toBe(0);
    expect(explanation).toMatchObject({
      reason: 'no_saving',
      reference_value_toe: 0,
      saved_kwh: 0,
      saved_percent: 0,
      ceiling_pln: 0,
      notes: [],
    });
  });

  it('names no_saving, not a negative saving, when the new system is worse', () => {
    const { explanation } = quote({ ...school, efficiency_after: 0.5 }, mpec);
    expect(explanation).toMatchObject({ reason: 'no_saving', reference_value_toe: 0, saved_kwh: 0 });
  });

  it('names no_saving for an amount under 1 PLN, and shows the small saving', () => {
    const { quote: amount, explanation } = quote({ ...block, surface_area: 0.03 }, mpec);
    expect(amount).toBe(0);
    expect(explanation).toMatchObject({
      reason: 'no_saving',
      reference_value_toe: 0.000415,
      ceiling_pln: 0.96,
    });
  });

  it('names no_saving for an area of zero, which the schema should have refused', () => {
    expect(quote({ ...block, surface_area: 0 }, mpec)).toMatchObject({
      quote: 0,
      explanation: { reason: 'no_saving', saved_percent: 0, co2_avoided_kg: null },
    });
  });

  test.each([house, block])(
    'names not_in_reference_set for a condensing boiler of a $project_variant under the 2025 edition',
    (building) => {
      const boiler = { ...building, heat_source: 'gas_boiler', heat_source_variant: 2 } as const;
      expect(quote(boiler, mpec).explanation.reason).toBeNull();
      expect(quote(boiler, edition2025)).toMatchObject({
        quote: 0,
        explanation: { reason: 'not_in_reference_set', reference_set: 'RV2025', co2_avoided_kg: null },
      });
    },
  );

  test.each([house, block, school])(
    'names programme_closed for a $project_variant while no estimates are taken',
    (request) => {
      for (const state of ['announced', 'paused', 'closed'] as const) {
        const explanation = { reason: 'programme_closed' };
        expect(quote(request, mpec, state)).toMatchObject({ quote: 0, explanation });
      }
      expect(quote(request, mpec, 'open')).toEqual(quote(request, mpec));
    },
  );

  it('of a closed programme says so first, even where there is no saving either', () => {
    const request = { ...school, efficiency_after: 0.8 };
    expect(quote(request, mpec, 'closed').explanation.reason).toBe('programme_closed');
  });
});

describe('notes', () => {
  it('say that the efficiency before the project was raised to the lower limit', () => {
    const floored = quote({ ...school, efficiency_before: 0.6 }, mpec);
    const atFloor = quote({ ...school, efficiency_before: 0.77 }, mpec);
    expect(floored.explanation.notes).toEqual(['efficiency_before_floored']);
    expect(atFloor.explanation.notes).toEqual([]);
    expect(floored.quote).toBe(atFloor.quote);
  });

  it('ask for a bio-fuel declaration for a low-temperature gas boiler under the 2025 edition only', () => {
    const boiler = { ...house, heat_source: 'gas_boiler', heat_source_variant: 1 } as const;
    expect(quote(boiler, edition2025).explanation.notes).toEqual(['bio_fuel_declaration_required']);
    expect(quote(boiler, edition2025).quote).toBe(927);
    expect(quote(boiler, mpec).explanation.notes).toEqual([]);
    expect(quote(house, edition2025).explanation.notes).toEqual([]);
  });
});

describe('CO2 avoided', () => {
  it('is unknown without the existing source, and the amount does not depend on it', () => {
    const { existing_heat_source: _, ...unknown } = house;
    expect(quote(unknown, mpec).explanation.co2_avoided_kg).toBeNull();
    expect(quote({ ...house, existing_heat_source: null }, mpec).explanation.co2_avoided_kg).toBeNull();
    expect(quote(unknown, mpec).quote).toBe(quote(house, mpec).quote);
  });

  test.each([
    ['heat_pump', 1, 7269],
    ['heat_pump', 5, 7537],
    ['heat_pump', 6, 7537],
    ['heat_pump', 7, 7654],
    ['heat_pump', 8, 7654],
    ['city_heating', 2, 2536],
  ] as const)(
    'counts the carrier of the sub-type: %s/%d instead of coal avoids %d kg',
    (source, subType, kg) => {
      const request = { ...house, heat_source: source, heat_source_variant: subType };
      expect(quote(request, mpec).explanation.co2_avoided_kg).toBe(kg);
    },
  );

  it('is hidden when electric heating would emit more than the coal it replaces', () => {
    const heater = { ...house, heat_source: 'electric_heater', heat_source_variant: 1 } as const;
    expect(quote(heater, mpec).explanation.co2_avoided_kg).toBeNull();
  });

  it('counts a gas boiler as natural gas in the 2021 edition and as bio-fuel in the 2025 edition', () => {
    const boiler = {
      ...house,
      heat_source: 'gas_boiler',
      heat_source_variant: 1,
      construction_year: 'after_2011',
    } as const;
    expect(quote(boiler, mpec).explanation.co2_avoided_kg).toBe(2539);
    expect(quote(boiler, edition2025).explanation.co2_avoided_kg).toBe(4921);
  });
});

describe('a request that no schema lets through is a bug and throws', () => {
  test.each([0, 9, 1.5, -1])('heat pump sub-type %s', (heat_source_variant) => {
    expect(() => quote({ ...house, heat_source_variant }, mpec)).toThrow(RangeError);
  });

  it('an unknown construction band', () => {
    expect(() => quote({ ...house, construction_year: '1975' as ConstructionYear }, mpec)).toThrow(
      RangeError,
    );
  });

  it('an area that is not a number', () => {
    expect(() => quote({ ...block, surface_area: Number.NaN }, mpec)).toThrow(RangeError);
  });

  test.each(['0', '1.01', '-0.5'])('a programme with the payout share %s', (payoutShare) => {
    expect(() => quote(house, { ...mpec, payoutShare })).toThrow(RangeError);
  });
});

it('ignores the climate zone of a house and of a multi-family building', () => {
  expect(quote({ ...house, climate_zone: 'zone_v' }, mpec)).toEqual(quote(house, mpec));
  expect(quote({ ...block, climate_zone: 'zone_v' }, mpec)).toEqual(quote(block, mpec));
});
