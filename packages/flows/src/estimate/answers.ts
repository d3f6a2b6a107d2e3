import type * as z from 'zod/mini';
import type { TypedOf } from '../fields.ts';
import type { builtYear } from './built-year/step.ts';
import { clientDetails } from './client-details/step.ts';
import type { climateZone } from './climate-zone/step.ts';
import type { efficiencySelector } from './efficiency-selector/step.ts';
import type { existingHeatSource } from './existing-heat-source/step.ts';
import type { heatSource } from './heat-source/step.ts';
import { planningFields, technicalPlan } from './planning/step.ts';
import type { projectType } from './project-type/step.ts';
import { offer, type QuoteAnswer } from './quote-answer.ts';
import { submit } from './submit/step.ts';
import type { surfaceArea } from './surface-area/step.ts';

type AnswersOnWire = z.input<typeof projectType.schema> &
  z.input<typeof surfaceArea.schema> &
  z.input<typeof heatSource.schema> &
  z.input<typeof efficiencySelector.fields> & { knows_efficiency: 'yes' | 'no' } & z.input<
    typeof climateZone.schema
  > &
  z.input<typeof builtYear.schema> &
  z.input<typeof existingHeatSource.schema> & { quote: QuoteAnswer } & z.input<typeof offer> &
  z.input<typeof planningFields> &
  z.input<typeof clientDetails.schema> &
  z.input<typeof submit.schema>;

/** Everything a visitor may have answered in the estimate, under the names the wire uses. */
export type Answers = TypedOf<AnswersOnWire>;

const aboutPersons = {
  ...offer.shape,
  ...planningFields.shape,
  ...clientDetails.schema.shape,
  ...submit.schema.shape,
};

/** Answers about a person or in a person's own words, unless their step says otherwise: they never outlive the tab. */
export const personalAnswers = Object.keys(aboutPersons).filter(
  (field) => !Object.hasOwn(technicalPlan, field),
) as readonly Exclude<keyof typeof aboutPersons, keyof typeof technicalPlan>[];

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
 * The answers after a change. Another building type clears everything else, another heat source its sub-type, a
 * sub-type chosen outright the plain questions it did not come from, and a change of anything the amount depends on clears the quote.
 */
export function changeAnswers(before: Answers, change: Answers): Answers {
  const after = { ...before, ...change };
  if (before.project_variant !== undefined && after.project_variant !== before.project_variant) {
    return { ...change };
  }
  if (after.heat_source !== before.heat_source && !('heat_source_variant' in change)) {
    delete after.heat_source_variant;
  }
  if (after.heat_source_variant !== before.heat_source_variant && !('heat_from' in change)) {
    for (const name of ['is_sub_type_assumed', 'heat_from', 'driven_by', 'gas_process'] as const)
      delete after[name];
  }
  if (quoteInputs.some((input) => after[input] !== before[input]) && !('quote' in change)) delete after.quote;
  return after;
}
