import type { ProjectVariant } from '@ndp/domain/project.ts';

/** The two answers that decide who is asked what. */
export interface AudienceFacts {
  readonly project_variant?: ProjectVariant | undefined;
  readonly knows_efficiency?: 'yes' | 'no' | undefined;
}

/** Who can be meant by a step. */
export const everyone = (_: AudienceFacts) => true;
export const notHome = (facts: AudienceFacts) => facts.project_variant !== 'home';
export const nonResidential = (facts: AudienceFacts) => facts.project_variant === 'non_residential';
export const residential = (facts: AudienceFacts) => !nonResidential(facts);
export const getsNoQuote = (facts: AudienceFacts) => nonResidential(facts) && facts.knows_efficiency === 'no';
export const getsAQuote = (facts: AudienceFacts) => !getsNoQuote(facts);
