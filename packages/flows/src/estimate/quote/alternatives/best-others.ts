import type { NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { Alternative } from '@ndp/domain/subsidy/alternatives.ts';
import type { NewSource } from '@ndp/domain/subsidy/reference-table.ts';

/** One source to be tried, and what it gives, whole PLN. */
export interface TrialOption extends NewSource {
  readonly quote: number;
}

/** Of several sub-types that give one amount, the one most people mean. */
const usual: Readonly<Record<NewHeatSource, readonly number[]>> = {
  heat_pump: [4, 2],
  city_heating: [1],
  biomass_boiler: [1],
  gas_boiler: [2],
  electric_heater: [2],
};

const shownAtOnce = 3;

/**
 * What could be taken instead: first the best of each heat source, at most three, then everything else; the highest
 * amounts first. One's own choice is in neither. Pure.
 */
export function splitOptions(
  alternatives: readonly Alternative[],
  mine: Partial<NewSource>,
): { readonly best: readonly TrialOption[]; readonly others: readonly TrialOption[] } {
  const all = alternatives
    .flatMap(({ heat_source, subTypes, quote }) =>
      subTypes.map((heat_source_variant) => ({ heat_source, heat_source_variant, quote })),
    )
    .filter((option) => !isSame(option, mine))
    .sort((one, other) => other.quote - one.quote || rank(one) - rank(other));
  const best = all
    .filter((option, at) => all.findIndex(({ heat_source }) => heat_source === option.heat_source) === at)
    .slice(0, shownAtOnce);
  return { best, others: all.filter((option) => !best.includes(option)) };
}

export function isSame(option: NewSource, { heat_source, heat_source_variant }: Partial<NewSource>): boolean {
  return option.heat_source === heat_source && option.heat_source_variant === heat_source_variant;
}

function rank({ heat_source, heat_source_variant }: NewSource): number {
  const place = usual[heat_source].indexOf(heat_source_variant);
  return place === -1 ? usual[heat_source].length : place;
}
