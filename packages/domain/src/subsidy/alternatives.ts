import { type NewHeatSource, newHeatSourceNames, subTypesOf } from '../heat-sources.ts';
import type { Program } from '../programs/program.ts';
import { quote } from './quote.ts';
import type { ResidentialQuoteRequest } from './request.ts';

/** One amount, and every sub-type of a new heat source that gives it to the same building. */
export interface Alternative {
  readonly heat_source: NewHeatSource;
  /** At least one, in the order of the statutory table. */
  readonly subTypes: readonly number[];
  /** Whole PLN, > 0. */
  readonly quote: number;
}

/**
 * What every new heat source would give the same building, the one of the request included: one for each amount,
 * highest first; those of a source stand together, the source with the highest one first. A sub-type that would
 * give nothing is in none, so nothing is shown that the programme's reference set does not grant.
 */
export function alternatives(request: ResidentialQuoteRequest, program: Program): Alternative[] {
  return newHeatSourceNames
    .map((source) => alternativesOf(source, request, program))
    .filter((found) => found.length > 0)
    .sort(([a], [b]) => (b?.quote ?? 0) - (a?.quote ?? 0))
    .flat();
}

function alternativesOf(
  source: NewHeatSource,
  request: ResidentialQuoteRequest,
  program: Program,
): Alternative[] {
  const subTypesByAmount = new Map<number, number[]>();
  for (const subType of subTypesOf(source)) {
    const project = { ...request, heat_source: source, heat_source_variant: subType };
    const amount = quote(project, program).quote;
    if (amount > 0) subTypesByAmount.set(amount, [...(subTypesByAmount.get(amount) ?? []), subType]);
  }
  return [...subTypesByAmount]
    .map(([amount, subTypes]) => ({ heat_source: source, subTypes, quote: amount }))
    .sort((a, b) => b.quote - a.quote);
}

/** Every new source with each of its sub-types. */
export function newSources() {
  return newHeatSourceNames.flatMap((heat_source) =>
    subTypesOf(heat_source).map((heat_source_variant) => ({ heat_source, heat_source_variant })),
  );
}
