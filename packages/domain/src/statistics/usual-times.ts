import type { Party } from '../case/action.ts';

/** The least number of cases whose times are shown to applicants. */
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

/** Days that half of the cases take at most, and nine in ten. */
export interface UsualDays {
  readonly half: number;
  readonly most: number;
}

/** How long a span usually takes in whole days, at least one; null below the least number of cases. */
export function usualDays(
  measured: { readonly cases: number; readonly median: number; readonly most: number } | undefined,
): UsualDays | null {
  if (!measured || measured.cases < leastMeasured) return null;
  const whole = (days: number) => Math.max(1, Math.ceil(days));
  return { half: whole(measured.median), most: whole(measured.most) };
}
