import type { ExistingHeatSource } from '../heat-sources.ts';
import { type Energy, isPriced, type PriceRange } from '../programs/guide-prices.ts';
import type { Program } from '../programs/program.ts';
import { energyBalance } from './energy-balance.ts';
import { divided, type Fraction, roundHalfUp, times, toFraction } from './fraction.ts';
import type { QuoteRequest } from './request.ts';
import { carrierOfNew } from './tables/explanation.ts';

/** What heating costs a year, PLN rounded to hundreds, before and after the replacement. */
export interface YearlyCosts {
  readonly before: PriceRange;
  readonly after: PriceRange;
}

/**
 * By what the old source is paid. Electric heating is not here: the efficiency the law takes for every old source would
 * make it far dearer than it is; nor is network heat, under which any other source is answered too.
 */
const energyOfOld: Readonly<Partial<Record<ExistingHeatSource, Energy>>> = {
  coal: 'coal',
  gas_boiler: 'gas',
  biomass_boiler: 'biomass',
};

/** The yearly energy of the law times the programme's prices; undefined where the programme tells no price of both. */
export function findYearlyCosts(request: QuoteRequest, program: Program): YearlyCosts | undefined {
  if (request.project_variant === 'non_residential') return undefined;
  const { existing_heat_source: old, heat_source, heat_source_variant } = request;
  const { perKwh } = program.energyPrices;
  const burnt = old ? energyOfOld[old] : undefined;
  const taken = carrierOfNew[heat_source][heat_source_variant - 1];
  const before = burnt && perKwh[burnt];
  const after = taken && taken !== 'bio_fuel' ? perKwh[taken] : undefined;
  if (!isPriced(before) || !isPriced(after)) return undefined;
  const { beforeKwh, afterKwh } = energyBalance(request, program);
  return { before: costOf(beforeKwh, before), after: costOf(afterKwh, after) };
}

const hundred = toFraction(100);

function costOf(kwh: number, { from, to }: PriceRange): PriceRange {
  const cost = (price: number): Fraction => times(toFraction(kwh), toFraction(price));
  const rounded = (price: number) => 100 * Number(roundHalfUp(divided(cost(price), hundred), 0));
  return { from: rounded(from), to: rounded(to) };
}
