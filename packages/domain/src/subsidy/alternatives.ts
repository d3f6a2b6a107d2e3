import { type NewHeatSource, newHeatSourceNames, subTypesOf } from '../heat-sources.ts';
import type { Program } from '../programs/program.ts';
import { quote } from './quote.ts';
import type { ResidentialQuoteRequest } from './request.ts';

export interface Alternative {
  readonly heat_source: NewHeatSource;
  readonly heat_source_variant: number;
  /** Whole PLN, > 0. */
  readonly quote: number;
}

/**
 * What every other new heat source would give the same building: its best-paid sub-type, highest amount first.
 * Of equal sub-types the first counts; a source that would give nothing is left out.
 */
export function alternatives(request: ResidentialQuoteRequest, program: Program): Alternative[] {
  return newHeatSourceNames
    .filter((source) => source !== request.heat_source)
    .flatMap((source) => bestPaid(source, request, program) ?? [])
    .sort((a, b) => b.quote - a.quote);
}

function bestPaid(
  source: NewHeatSource,
  request: ResidentialQuoteRequest,
  program: Program,
): Alternative | null {
  let best: Alternative | null = null;
  for (const subType of subTypesOf(source)) {
    const project = { ...request, heat_source: source, heat_source_variant: subType };
    const amount = quote(project, program).quote;
    if (amount > (best?.quote ?? 0)) {
      best = { heat_source: source, heat_source_variant: subType, quote: amount };
    }
  }
  return best;
}
