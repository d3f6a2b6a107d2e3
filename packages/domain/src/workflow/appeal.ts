import { dayAfter } from '../day-after.ts';
import type { ApplicationStatus } from './statuses.ts';

/** Days after that of the refusal in which its applicant may appeal. */
const appealDays = 14;

/** What an applicant may do about a refusal, and what became of it; days are Polish ones, `YYYY-MM-DD`. */
export interface RefusedCase {
  readonly appealUntil: string;
  readonly appealedAt: Date | null;
}

/** The last day for an appeal against a refusal of this day. */
export function lastAppealDay(refusedOn: string): string {
  return dayAfter(refusedOn, appealDays);
}

/** Whether nobody has appealed against this refusal yet, and its last day is not over. */
export function isAppealable({ appealUntil, appealedAt }: RefusedCase, today: string): boolean {
  return appealedAt === null && today <= appealUntil;
}

/**
 * Where a case goes on whose appeal is upheld. What was sent is looked at again: its papers, if there were any, were
 * taken back with the refusal. What was not sent is filled in further.
 */
export function goesOnAt(refusedFrom: string): ApplicationStatus {
  if (refusedFrom === 'submitted' || refusedFrom === 'verified') return 'verified';
  return refusedFrom === 'settlement_review' ? 'settlement_review' : 'under_review';
}
