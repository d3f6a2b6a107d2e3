import type { QuoteRequestBody } from '@ndp/contract/calls/quote-subsidy.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';

/** The fields the kind of building uses; the others were accepted unread, and stay so. */
export function usedFields(body: QuoteRequestBody): QuoteRequest {
  if (body.project_variant === 'non_residential') {
    return {
      project_variant: body.project_variant,
      surface_area: body.surface_area,
      index_annual_demand: body.index_annual_demand,
      efficiency_before: body.efficiency_before,
      efficiency_after: body.efficiency_after,
      climate_zone: body.climate_zone,
    };
  }
  const residential = {
    heat_source: body.heat_source,
    heat_source_variant: body.heat_source_variant,
    construction_year: body.construction_year,
    climate_zone: body.climate_zone ?? null,
    existing_heat_source: body.existing_heat_source ?? null,
  };
  if (body.project_variant === 'home') return { project_variant: body.project_variant, ...residential };
  return { project_variant: body.project_variant, ...residential, surface_area: body.surface_area };
}
