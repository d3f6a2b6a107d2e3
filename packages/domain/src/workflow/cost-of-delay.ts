import type { ApplicationStatus } from './statuses.ts';

/**
 * What it costs when the office is late, by the status of a case; more is dearer. 4: money the agreement makes due on a day. 3: a
 * decision or call that was promised for a day. 2: an applicant waits for the office. 1: an application may lapse. 0: nothing.
 */
export const costOfDelay: Readonly<Record<ApplicationStatus, number>> = {
  payment_requested: 4,
  settlement_review: 4,
  appealed: 3,
  submitted: 3,
  completed: 2,
  under_review: 2,
  contract_signed: 1,
  contract_sent: 1,
  correction_requested: 1,
  verified: 0,
  in_completion: 0,
  in_realisation: 0,
  paid: 0,
  reported: 0,
  rejected: 0,
  withdrawn: 0,
  expired: 0,
};

/** Statuses in which the office has to act, whether a day runs or not. */
export const officeStatuses = [
  'completed',
  'under_review',
  'payment_requested',
  'settlement_review',
  'appealed',
] as const;
