import type { ExistingHeatSource, NewHeatSource } from '../heat-sources.ts';

/** What an operator has to look at before a contract is signed. None of them changes the amount. */
const eligibilityFlagNames = [
  'label_class_check',
  'same_kind',
  'leaves_network',
  'electric_to_fuel',
  'other_funding',
  'not_eliminated',
  'outside_year',
] as const;
export type EligibilityFlag = (typeof eligibilityFlagNames)[number];

export interface EligibilityFacts {
  /** Null for non_residential, where no source is named. */
  readonly heat_source: NewHeatSource | null;
  readonly existing_heat_source: ExistingHeatSource | null;
  readonly is_other_funding: boolean;
  readonly is_existing_heat_source_eliminated: boolean;
  /** YYYY-MM-DD. */
  readonly planned_completion_date: string;
  readonly programme_year: number;
}

const isRaised: Readonly<Record<EligibilityFlag, (facts: EligibilityFacts) => boolean>> = {
  // A connection to the heat network has no energy label to compare.
  label_class_check: (facts) => facts.heat_source !== 'city_heating',
  same_kind: (facts) => facts.heat_source !== null && facts.heat_source === facts.existing_heat_source,
  leaves_network: (facts) =>
    facts.existing_heat_source === 'city_heating' &&
    facts.heat_source !== null &&
    facts.heat_source !== 'city_heating',
  // The reference saving is granted by the law, though no such energy is saved in the house.
  electric_to_fuel: (facts) =>
    facts.existing_heat_source === 'electric_heater' &&
    (facts.heat_source === 'gas_boiler' || facts.heat_source === 'biomass_boiler'),
  other_funding: (facts) => facts.is_other_funding,
  not_eliminated: (facts) => !facts.is_existing_heat_source_eliminated,
  outside_year: (facts) => facts.planned_completion_date > `${facts.programme_year}-12-31`,
};

/** The flags a project raises, in the order of the list; shown to the operator, never a refusal by themselves. */
export function eligibilityFlags(facts: EligibilityFacts): EligibilityFlag[] {
  return eligibilityFlagNames.filter((flag) => isRaised[flag](facts));
}
