import type { ResidentialQuoteRequest } from '@ndp/domain/subsidy/request.ts';
import type { Answers } from '../answers.ts';

/** The answers as a request of a dwelling; undefined for other buildings and while an answer is missing. Pure. */
export function residentialRequest(answers: Answers): ResidentialQuoteRequest | undefined {
  const { project_variant, surface_area, heat_source, heat_source_variant, construction_year } = answers;
  if (!heat_source || !heat_source_variant || !construction_year) return undefined;
  const common = { heat_source, heat_source_variant, construction_year };
  if (project_variant === 'home') return { project_variant, ...common };
  if (project_variant === 'apartment' && surface_area) return { project_variant, surface_area, ...common };
  return undefined;
}
