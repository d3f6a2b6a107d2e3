import type { Answers } from '../answers.ts';
import type { EstimateStepId } from '../labels.ts';

/** Version of the names below; a link says which one it was written with. */
export const linkVersion = '1';

/** The page that opens a link; the answers stand behind `#`, so no server ever sees them. */
export const linkPath = '/application/with-answers';

/** What a link may carry, by step in the order of the estimate: technical answers, under their names on the wire. */
export const linkedFields = {
  'project-type': ['project_variant'],
  'surface-area': ['surface_area'],
  'heat-source': ['heat_source', 'heat_source_variant', 'is_sub_type_assumed'],
  'efficiency-selector': ['knows_efficiency', 'index_annual_demand', 'efficiency_before', 'efficiency_after'],
  'climate-zone': ['climate_zone'],
  'built-year': ['construction_year'],
  'existing-heat-source': ['existing_heat_source'],
  planning: ['selected_installer'],
} as const satisfies Partial<Record<EstimateStepId, readonly (keyof Answers)[]>>;

export type LinkedStep = keyof typeof linkedFields;
export type LinkedField = (typeof linkedFields)[LinkedStep][number];

/** Answers that are numbers, and one that is a yes; all others are words of a list. */
export const numberFields: readonly LinkedField[] = [
  'surface_area',
  'heat_source_variant',
  'index_annual_demand',
  'efficiency_before',
  'efficiency_after',
];

export const yesField = 'is_sub_type_assumed' satisfies LinkedField;
