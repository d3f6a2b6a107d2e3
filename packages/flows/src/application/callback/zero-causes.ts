import type { Explanation } from '@ndp/domain/subsidy/explanation.ts';

/** Why measured data give no amount. */
export const zeroCauses = ['no_saving', 'efficiency_floored', 'programme_closed'] as const;
export type ZeroCause = (typeof zeroCauses)[number];

/** Why an amount is zero, the lower limit of the law told apart from a real lack of saving; null when it is not. */
export function zeroCauseOf({ reason, notes }: Pick<Explanation, 'reason' | 'notes'>): ZeroCause | null {
  if (reason === null) return null;
  if (reason === 'programme_closed') return reason;
  return notes.includes('efficiency_before_floored') ? 'efficiency_floored' : 'no_saving';
}
