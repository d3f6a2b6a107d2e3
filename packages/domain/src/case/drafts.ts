import type { ApplicationStatus } from '../workflow/statuses.ts';
import { lineOf } from './actions.ts';

/** Statuses in which the project may be corrected, as long as nobody has signed. */
export const projectStatuses = Object.keys(lineOf('correct-project').in) as readonly ApplicationStatus[];

/** Statuses in which an application waits for its applicant to finish it, and expires without. */
export const draftStatuses = ['verified', 'in_completion', 'correction_requested'] as const;

/** Whether the applicant is waited for to finish it. */
export function isDraft(status: string): boolean {
  return draftStatuses.some((draft) => draft === status);
}
