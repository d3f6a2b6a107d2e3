import { usualStatuses } from '../workflow/statuses.ts';
import { lineOf } from './actions.ts';

/** Whether documents may be added and the payment applied for. */
export function isSettling(status: string): boolean {
  return Object.hasOwn(lineOf('add-document').in, status);
}

/** Statuses in which an agreement stands, and its payment has not come. */
export const showableStatuses: readonly string[] = Object.keys(lineOf('show-agreement').in);

/** Whether its applicant may show others that the agreement stands. */
export function isShowable(status: string): boolean {
  return showableStatuses.includes(status);
}

/** Whether the agreement is still to be signed. */
export function isBeforeAgreement(status: string): boolean {
  const before: readonly string[] = usualStatuses.slice(0, usualStatuses.indexOf('contract_signed'));
  return before.includes(status) || status === 'correction_requested';
}
