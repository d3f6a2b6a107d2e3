import { isOpen, openStatuses } from './statuses.ts';
import { mayMove } from './transitions.ts';

/** Statuses in which a sent application may be opened again, as long as nobody has signed. */
const correctable = ['completed', 'correction_requested', 'contract_sent'] as const;

/** Statuses in which the project may be corrected, as long as nobody has signed. */
export const projectStatuses = [...openStatuses, ...correctable] as const;

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
 * Whether the applicant may open a sent application again: it is not being decided on.
 *
 * @param isSigned  whether anybody has signed the papers that were sent
 */
export function mayBeCorrected(status: string, isSigned: boolean): boolean {
  return correctable.some((each) => each === status) && !isSigned;
}

/** Whether the applicant may correct the project: while the application is filled in, and as long as it may be corrected. */
export function mayProjectBeCorrected(status: string, isSigned: boolean): boolean {
  return isOpen(status) || mayBeCorrected(status, isSigned);
}

/** Whether the applicant may still withdraw it: nobody has signed. */
export function mayBeWithdrawn(status: string, isSigned: boolean): boolean {
  return mayMove(status, 'withdrawn', 'applicant') && !isSigned;
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
