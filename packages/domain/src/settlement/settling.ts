import { lineOf } from '../case/actions.ts';
import { usualStatuses } from '../workflow/statuses.ts';

/** Whether documents may be added and the payment applied for. */
export function isSettling(status: string): boolean {
  return Object.hasOwn(lineOf('add-document').in, status);
}

/** Whether the agreement is still to be signed. */
export function isBeforeAgreement(status: string): boolean {
  const before: readonly string[] = usualStatuses.slice(0, usualStatuses.indexOf('contract_signed'));
  return before.includes(status) || status === 'correction_requested';
}

/** Largest file of a settlement, bytes. */
export const mostFileBytes = 10 * 1024 * 1024;
/** Most documents one application holds at once. */
export const mostDocuments = 30;
/** Most bytes the documents of one application hold together. */
export const mostDocumentBytes = 60 * 1024 * 1024;
