import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ExistingHeatSource, NewHeatSource } from '../heat-sources.ts';
import { mpec } from '../programs/mpec.ts';
import type { Program } from '../programs/program.ts';
import type { ClimateZone, ConstructionYear } from '../project.ts';
import { roundHalfUp } from './fraction.ts';
import { quote } from './quote.ts';
import type { QuoteRequest } from './request.ts';
import { findYearlyEnergy } from './yearly-energy.ts';

type Line = Readonly<Record<string, string>>;

function readLines(url: URL): Line[] {
  const [head = '', ...lines] = readFileSync(url, 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

function readRequest(line: Line): QuoteRequest {
  const heating = {
    heat_source: line.heat_source as NewHeatSource,
    heat_source_variant: Number(line.heat_source_variant),
    construction_year: line.construction_year as ConstructionYear,
    existing_heat_source: (line.existing_heat_source || null) as ExistingHeatSource | null,
  };
  const surface_area = Number(line.surface_area);
  if (line.project_variant === 'home') return { project_variant: 'home', ...heating };
  if (line.project_variant === 'apartment') return { project_variant: 'apartment', surface_area, ...heating };
  return {
    project_variant: 'non_residential',
    surface_area,
    index_annual_demand: Number(line.index_annual_demand),
    efficiency_before: Number(line.efficiency_before),
    efficiency_after: Number(line.efficiency_after),
    climate_zone: line.climate_zone as ClimateZone,
  };
}

function readProgram(line: Line): Program {
  return {
    ...mpec,
    year: Number(line.programme_year),
    referenceSet: line.reference_set === 'RV2025' ? 'RV2025' : 'RV2021',
    payoutShare: String(line.payout_share),
  };
}

function expectQuoteOf(line: Line): void {
  const request = readRequest(line);
  const program = readProgram(line);
  expect(quote(request, program)).toEqual({
    quote: Number(line.quote_pln),
    explanation: {
      reference_value_toe: Number(line.toe_per_year),
      saved_kwh: Number(line.final_energy_saved_kwh),
      saved_percent: Number(line.saved_percent),
      unit_fee_pln_per_toe: Number(line.unit_substitute_fee_pln_per_toe),
      programme_year: program.year,
      reference_set: program.referenceSet,
      ceiling_pln: Number(line.statutory_cap_pln),
      payout_share: Number(line.payout_share),
      // A figure of zero or less stands in the file for checking by hand and is not shown.
      co2_avoided_kg: Number(line.co2_avoided_kg) > 0 ? Number(line.co2_avoided_kg) : null,
      reason: line.reason || null,
      notes: line.notes ? line.notes.split('; ') : [],
    },
  });
  const { beforeKwh } = findYearlyEnergy(request, program);
  expect(Number(roundHalfUp(beforeKwh, 0))).toBe(Number(line.final_energy_before_kwh));
}

const title =
  'no. $no: $project_variant $heat_source/$heat_source_variant $construction_year is $quote_pln PLN';

describe('worked examples', () => {
  const examples = readLines(new URL('./examples.csv', import.meta.url));

  it('are twenty', () => {
    expect(examples.map((line) => Number(line.no))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it.each(examples)(title, expectQuoteOf);
});
