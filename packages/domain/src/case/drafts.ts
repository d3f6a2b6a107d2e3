import { type ApplicationStatus, isOpen, openStatuses } from '../workflow/statuses.ts';
import { lineOf } from './actions.ts';

/** Statuses in which the project may be corrected, as long as nobody has signed. */
export const projectStatuses = Object.keys(lineOf('correct-project').in) as readonly ApplicationStatus[];

/** The way of an application until its applicant has sent it. */
const way = [...openStatuses, 'completed'] as const;
export type WayStatus = (typeof way)[number];

/** Statuses in which an application waits for its applicant to finish it, and expires without. */
export const draftStatuses = ['verified', 'in_completion', 'correction_requested'] as const;

/** Whether the applicant is waited for to finish it. */
export function isDraft(status: string): boolean {
  return draftStatuses.some((draft) => draft === status);
}

/**
 * The statuses an application enters when its applicant brings it from one to another: forwards none is left out; from
 * elsewhere it is one step.
 */
export function stepsTo(from: string, to: WayStatus): readonly WayStatus[] {
  if (from === to) return [];
  const [start, end] = [(way as readonly string[]).indexOf(from), way.indexOf(to)];
  return isOpen(from) && start < end ? way.slice(start + 1, end + 1) : [to];
}
