/** The way of an application from the estimate to the payment, in its order. */
export const usualStatuses = [
  'submitted',
  'verified',
  'in_completion',
  'completed',
  'under_review',
  'contract_sent',
  'contract_signed',
  'in_realisation',
  'payment_requested',
  'settlement_review',
  'paid',
] as const;

/** What leaves that way. */
export const otherStatuses = [
  'correction_requested',
  'rejected',
  'appealed',
  'withdrawn',
  'expired',
  'reported',
] as const;

export const applicationStatuses = [...usualStatuses, ...otherStatuses] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Statuses in which the applicant fills in sections. */
export const openStatuses = ['submitted', 'verified', 'in_completion'] as const;

/** Statuses in which the agreement is signed by both sides. */
export const concludedStatuses = [
  'contract_signed',
  'in_realisation',
  'payment_requested',
  'settlement_review',
  'paid',
  'reported',
] as const;

/** Statuses in which nothing more is asked of anybody. */
export const endStatuses = ['paid', 'reported', 'rejected', 'withdrawn', 'expired'] as const;

/** Whether a word is a status at all. */
export function isApplicationStatus(word: string): word is ApplicationStatus {
  return applicationStatuses.some((status) => status === word);
}

/** Whether the applicant still fills in sections. */
export function isOpen(status: string): boolean {
  return openStatuses.some((open) => open === status);
}

/** Whether nothing more is asked of anybody. */
export function isEnded(status: string): boolean {
  return endStatuses.some((end) => end === status);
}

/** Whether the agreement is signed by both sides. */
export function isConcluded(status: string): boolean {
  return concludedStatuses.some((concluded) => concluded === status);
}
