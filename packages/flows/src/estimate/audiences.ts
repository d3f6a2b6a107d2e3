import type { ProjectVariant } from '@ndp/domain/project.ts';

/** The two answers that decide who is asked what. */
export interface Asked {
  readonly project_variant?: ProjectVariant | undefined;
  readonly knows_efficiency?: 'yes' | 'no' | undefined;
}

/** Who can be meant by a step. */
export const everyone = (_: Asked) => true;
export const notHome = (asked: Asked) => asked.project_variant !== 'home';
export const nonResidential = (asked: Asked) => asked.project_variant === 'non_residential';
export const residential = (asked: Asked) => !nonResidential(asked);
export const getsNoQuote = (asked: Asked) => nonResidential(asked) && asked.knows_efficiency === 'no';
export const getsAQuote = (asked: Asked) => !getsNoQuote(asked);
