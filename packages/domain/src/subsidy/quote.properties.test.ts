import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mpec } from '../programs/mpec.ts';
import type { Program } from '../programs/program.ts';
import { climateZones, constructionYears } from '../project.ts';
import { newSources } from './alternatives.ts';
import { quote } from './quote.ts';
import type { ApartmentQuoteRequest, NonResidentialQuoteRequest } from './request.ts';
import { rv2021 } from './tables/rv2021.ts';

/** Hundredths of a PLN, typed in: the checks below use whole numbers only, not the engine's own arithmetic. */
const feeGrosze = new Map([
  [2021, 182326n],
  [2022, 191442n],
  [2023, 201014n],
  [2024, 211065n],
  [2025, 221618n],
  [2026, 232699n],
  [2027, 244334n],
  [2028, 256551n],
  [2029, 269378n],
  [2030, 282847n],
]);

const someSource = fc.constantFrom(...newSources());
const someBand = fc.constantFrom(...constructionYears);
const someYear = fc.integer({ min: 2021, max: 2030 });
const someShare = fc.integer({ min: 1, max: 1000 });
const areaCentimetres = fc.integer({ min: 1, max: 100_000_000 });
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);

const someBlock: fc.Arbitrary<ApartmentQuoteRequest> = fc
  .tuple(someSource, someBand, areaCentimetres)
  .map(([source, construction_year, area]) => ({
    project_variant: 'apartment',
    ...source,
    construction_year,
    surface_area: area / 100,
  }));

const someSchool: fc.Arbitrary<NonResidentialQuoteRequest> = fc.record({
  project_variant: fc.constant('non_residential'),
  surface_area: hundredths(1, 100_000_000),
  index_annual_demand: hundredths(1, 100_000),
  efficiency_before: hundredths(1, 100),
  efficiency_after: hundredths(1, 500),
  climate_zone: fc.constantFrom(...climateZones),
});

function programOf(year: number, shareThousandths: number): Program {
  return { ...mpec, year, payoutShare: (shareThousandths / 1000).toFixed(3) };
}

/** A printed value without its decimal point: '0.01474' is 1474. */
function digitsOf(printed: string | undefined): bigint {
  return BigInt((printed ?? '').replace('.', ''));
}

describe('whatever the year and the share', () => {
  it('a house gets the share of its ceiling, rounded down to a whole PLN', () => {
    fc.assert(
      fc.property(someSource, someBand, someYear, someShare, (source, construction_year, year, share) => {
        const row = rv2021.home[source.heat_source][source.heat_source_variant - 1];
        const printed = row?.[constructionYears.indexOf(construction_year)];
        // 3 decimals of toe, 2 of the fee, 3 of the share
        const exact = digitsOf(printed) * (feeGrosze.get(year) ?? 0n) * BigInt(share);
        const request = { project_variant: 'home', ...source, construction_year } as const;
        expect(quote(request, programOf(year, share)).quote).toBe(Number(exact / 10n ** 8n));
      }),
    );
  });

  it('a multi-family building gets the share of its ceiling, rounded down to a whole PLN', () => {
    fc.assert(
      fc.property(someBlock, someYear, someShare, (block, year, share) => {
        const row = rv2021.apartment[block.heat_source][block.heat_source_variant - 1];
        const printed = row?.[constructionYears.indexOf(block.construction_year)];
        const area = BigInt(Math.round(block.surface_area * 100));
        // 5 decimals of the coefficient, 2 of the area, 2 of the fee, 3 of the share
        const exact = digitsOf(printed) * area * (feeGrosze.get(year) ?? 0n) * BigInt(share);
        expect(quote(block, programOf(year, share)).quote).toBe(Number(exact / 10n ** 12n));
      }),
    );
  });

  it('no quote is negative, broken into grosze or above the statutory ceiling', () => {
    fc.assert(
      fc.property(fc.oneof(someBlock, someSchool), someYear, someShare, (request, year, share) => {
        const { quote: amount, explanation } = quote(request, programOf(year, share));
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(explanation.ceiling_pln);
        expect(explanation.saved_percent).toBeLessThanOrEqual(100);
        expect(amount === 0).toBe(explanation.reason !== null);
      }),
    );
  });
});

describe('more building never means less money', () => {
  it('for the area of a multi-family building', () => {
    fc.assert(
      fc.property(someBlock, areaCentimetres, (block, more) => {
        const larger = { ...block, surface_area: block.surface_area + more / 100 };
        expect(quote(larger, mpec).quote).toBeGreaterThanOrEqual(quote(block, mpec).quote);
      }),
    );
  });

  it('for the area of a non-residential building', () => {
    fc.assert(
      fc.property(someSchool, areaCentimetres, (school, more) => {
        const larger = { ...school, surface_area: school.surface_area + more / 100 };
        expect(quote(larger, mpec).quote).toBeGreaterThanOrEqual(quote(school, mpec).quote);
      }),
    );
  });

  it('for the climate zone: I < II < III < IV < V as soon as something is saved', () => {
    fc.assert(
      fc.property(someSchool, (school) => {
        const saving = { ...school, surface_area: 1000, index_annual_demand: 100, efficiency_after: 1.1 };
        const amounts = climateZones.map((climate_zone) => quote({ ...saving, climate_zone }, mpec).quote);
        expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
      }),
    );
  });
});

it('an efficiency before the project below the floor counts as the floor', () => {
  fc.assert(
    fc.property(someSchool, hundredths(1, 76), (school, efficiency_before) => {
      const low = quote({ ...school, efficiency_before }, mpec);
      const floor = quote({ ...school, efficiency_before: 0.77 }, mpec);
      expect(low.quote).toBe(floor.quote);
      expect(low.explanation).toEqual({ ...floor.explanation, notes: ['efficiency_before_floored'] });
    }),
  );
});
