import type { ProjectVariant } from '@ndp/domain/project.ts';

/** What the application's questions depend on: the kind of building, who owns it, and the day they are answered. */
export interface ApplicationOf {
  readonly variant: ProjectVariant;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether the applicant owns a part of the building and has named nobody who owns the rest. */
  readonly lacksCoOwners?: boolean;
}
