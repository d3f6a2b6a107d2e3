import { existingHeatSources, newHeatSourceNames } from '@ndp/domain/heat-sources.ts';
import { climateZones, constructionYears, projectVariants } from '@ndp/domain/project.ts';
import * as z from 'zod/mini';

const amount = z.nullish(z.number());
const text = z.nullish(z.string());

/** The project as the estimate stored it, under its names on the wire; what was not asked is absent or null. */
export const storedProject = z.object({
  variant: z.enum(projectVariants),
  construction_year: z.nullish(z.enum(constructionYears)),
  surface_area: amount,
  climate_zone: z.nullish(z.enum(climateZones)),
  index_annual_demand: amount,
  efficiency_before: amount,
  efficiency_after: amount,
  existing_heat_source: z.nullish(z.enum(existingHeatSources)),
  heat_source: z.nullish(z.enum(newHeatSourceNames)),
  heat_source_variant: amount,
  heater_model_name: z.string(),
  planned_completion_date: z.string(),
  is_other_funding: z.boolean(),
  selected_installer: text,
  is_installed_by_the_customer: z.nullish(z.boolean()),
  heater_installer_key: text,
  heater_custom_installer: text,
});
export type StoredProject = z.infer<typeof storedProject>;
