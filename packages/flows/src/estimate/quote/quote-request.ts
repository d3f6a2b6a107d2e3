import type { QuoteRequest, ResidentialQuoteRequest } from '@ndp/domain/subsidy/request.ts';
import type { Answers } from '../answers.ts';

/** The answers as a request of a dwelling; undefined for other buildings and while an answer is missing. Pure. */
export function residentialRequest(answers: Answers): ResidentialQuoteRequest | undefined {
  const { project_variant, surface_area, heat_source, heat_source_variant, construction_year } = answers;
  if (!heat_source || !heat_source_variant || !construction_year) return undefined;
  const { existing_heat_source } = answers;
  const dwelling = { heat_source, heat_source_variant, construction_year, existing_heat_source };
  if (project_variant === 'home') return { project_variant, ...dwelling };
  if (project_variant === 'apartment' && surface_area) return { project_variant, surface_area, ...dwelling };
  return undefined;
}

/** The answers as a request of whatever building; undefined while an answer is missing. Pure. */
export function quoteRequest(answers: Answers): QuoteRequest | undefined {
  const { project_variant, surface_area, index_annual_demand, climate_zone } = answers;
  if (project_variant !== 'non_residential') return residentialRequest(answers);
  const { efficiency_before, efficiency_after } = answers;
  if (!surface_area || !index_annual_demand || !climate_zone) return undefined;
  if (!efficiency_before || !efficiency_after) return undefined;
  return {
    project_variant,
    surface_area,
    index_annual_demand,
    efficiency_before,
    efficiency_after,
    climate_zone,
  };
}
