import type { ProjectVariant } from '@ndp/domain/project.ts';

/** The two answers that decide who is asked what. */
export interface AudienceFacts {
  readonly project_variant?: ProjectVariant | undefined;
  readonly knows_efficiency?: 'yes' | 'no' | undefined;
}

/** Who can be meant by a step. */
export const everyone = (_: AudienceFacts) => true;
export const notHome = (asked: AudienceFacts) => asked.project_variant !== 'home';
export const nonResidential = (asked: AudienceFacts) => asked.project_variant === 'non_residential';
export const residential = (asked: AudienceFacts) => !nonResidential(asked);
export const getsNoQuote = (asked: AudienceFacts) => nonResidential(asked) && asked.knows_efficiency === 'no';
export const getsAQuote = (asked: AudienceFacts) => !getsNoQuote(asked);
