import type { ExistingHeatSource, NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { ClimateZone, ConstructionYear, ProjectVariant } from '@ndp/domain/project.ts';
import type { QuoteAnswer } from './quote-answer.ts';

/** Everything a visitor may have answered in the estimate, under the names the wire uses. */
export interface Answers {
  project_variant?: ProjectVariant | undefined;
  surface_area?: number | undefined;
  heat_source?: NewHeatSource | undefined;
  heat_source_variant?: number | undefined;
  knows_efficiency?: 'yes' | 'no' | undefined;
  index_annual_demand?: number | undefined;
  efficiency_before?: number | undefined;
  efficiency_after?: number | undefined;
  climate_zone?: ClimateZone | undefined;
  construction_year?: ConstructionYear | undefined;
  existing_heat_source?: ExistingHeatSource | undefined;
  quote?: QuoteAnswer | undefined;
  is_other_funding?: boolean | undefined;
  is_existing_heat_source_eliminated?: boolean | undefined;
  planned_completion_date?: string | undefined;
  selected_installer?: string | undefined;
  will_install_by?: string | null | undefined;
  heater_model_name?: string | undefined;
  note?: string | null | undefined;
  gdpr_consent?: boolean | undefined;
  building_name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  phone_number?: string | undefined;
  email?: string | undefined;
}

/** Answers about a person or in a person's own words: they never outlive the tab. */
export const personalAnswers = [
  'will_install_by',
  'heater_model_name',
  'note',
  'gdpr_consent',
  'building_name',
  'first_name',
  'last_name',
  'phone_number',
  'email',
] as const satisfies readonly (keyof Answers)[];

/** Answers the amount depends on: when one of them changes, the quote is asked for again. */
const quoteInputs = [
  'project_variant',
  'surface_area',
  'heat_source',
  'heat_source_variant',
  'knows_efficiency',
  'index_annual_demand',
  'efficiency_before',
  'efficiency_after',
  'climate_zone',
  'construction_year',
  'existing_heat_source',
] as const satisfies readonly (keyof Answers)[];

/**
 * The answers after a change. Another building type clears everything else, another heat source its sub-type,
 * and a change of anything the amount depends on clears the quote.
 */
export function changeAnswers(before: Answers, change: Answers): Answers {
  const after = { ...before, ...change };
  if (before.project_variant !== undefined && after.project_variant !== before.project_variant) {
    return { ...change };
  }
  if (after.heat_source !== before.heat_source && !('heat_source_variant' in change)) {
    delete after.heat_source_variant;
  }
  if (quoteInputs.some((input) => after[input] !== before[input]) && !('quote' in change)) delete after.quote;
  return after;
}
