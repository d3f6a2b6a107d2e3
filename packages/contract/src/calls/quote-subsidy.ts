import { existingHeatSources } from '@ndp/domain/heat-sources.ts';
import { climateZones, constructionYears } from '@ndp/domain/project.ts';
import { checkEfficiencyOrder, efficiencySelector } from '@ndp/flows/estimate/efficiency-selector/step.ts';
import { checkSubType, heatSource } from '@ndp/flows/estimate/heat-source/step.ts';
import { quoteAnswer } from '@ndp/flows/estimate/quote-answer.ts';
import { surfaceArea } from '@ndp/flows/estimate/surface-area/step.ts';
import { missingOr, oneOf } from '@ndp/flows/fields.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Every field a quote request may carry; those a variant does not use are accepted and ignored. */
const ignored = z.optional(z.unknown());
const anyField = {
  surface_area: ignored,
  heat_source: ignored,
  heat_source_variant: ignored,
  construction_year: ignored,
  climate_zone: ignored,
  index_annual_demand: ignored,
  efficiency_before: ignored,
  efficiency_after: ignored,
  existing_heat_source: ignored,
};

const residential = {
  ...heatSource.fields.shape,
  construction_year: oneOf(constructionYears, 'choose_year'),
  climate_zone: z.nullish(oneOf(climateZones, 'choose_zone')),
  existing_heat_source: z.nullish(oneOf(existingHeatSources, 'choose_existing')),
};

const home = z
  .strictObject({ ...anyField, project_variant: z.literal('home'), ...residential })
  .check(checkSubType());

const apartment = z
  .strictObject({
    ...anyField,
    project_variant: z.literal('apartment'),
    ...residential,
    ...surfaceArea.schema.shape,
  })
  .check(checkSubType());

/** A project of a non-residential building: all that its amount is calculated from. */
export const nonResidential = z
  .strictObject({
    ...anyField,
    project_variant: z.literal('non_residential'),
    ...efficiencySelector.fields.shape,
    ...surfaceArea.schema.shape,
    climate_zone: oneOf(climateZones, 'choose_zone'),
  })
  .check(checkEfficiencyOrder());

export const quoteRequest = z.discriminatedUnion('project_variant', [home, apartment, nonResidential], {
  error: (issue) => (issue.code === 'invalid_union' ? 'choose_building' : missingOr('wrong_type')(issue)),
});

export type QuoteRequestBody = z.infer<typeof quoteRequest>;

export const quoteSubsidy = call('POST /quote_subsidy', {
  summary: 'The amount of funding for a project, with its explanation',
  body: quoteRequest,
  answer: quoteAnswer,
});
