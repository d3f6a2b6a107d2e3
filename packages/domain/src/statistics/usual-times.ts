import type { Party } from '../case/action.ts';

/** The least number of cases whose median is shown to applicants. */
export const leastMeasured = 20;

/** The spans of a case that applicants wait for. */
export type WaitSpan = 'to_sign' | 'to_pay';

const spans: Readonly<Record<string, WaitSpan>> = {
  completed: 'to_sign',
  under_review: 'to_sign',
  payment_requested: 'to_pay',
  settlement_review: 'to_pay',
};

/** The span a case is in while somebody other than its applicant acts next; undefined: none that is measured. */
export function waitSpanOf(
  status: string,
  next: { readonly party: Party } | undefined,
): WaitSpan | undefined {
  return next === undefined || next.party === 'applicant' ? undefined : spans[status];
}

/** The median of a span in whole days, at least one; null below the least number of cases. */
export function usualDays(
  measured: { readonly cases: number; readonly median: number } | undefined,
): number | null {
  return measured && measured.cases >= leastMeasured ? Math.max(1, Math.ceil(measured.median)) : null;
}
