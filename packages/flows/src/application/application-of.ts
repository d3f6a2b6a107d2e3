import type { ProjectVariant } from '@ndp/domain/project.ts';

/** What the application's questions depend on: the kind of building, and the day they are answered. */
export interface ApplicationOf {
  readonly variant: ProjectVariant;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}
