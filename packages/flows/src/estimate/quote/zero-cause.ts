import type { QuoteAnswer } from '../quote-answer.ts';

/** Why an amount is zero, as closely as the answer tells it. */
export const zeroCauses = [
  'programme_closed',
  'not_in_reference_set',
  /** The law lets nobody start from so low an efficiency; from the lowest it allows, nothing is saved. */
  'below_floor',
  /** Something is saved, but it is worth less than one złoty. */
  'below_one',
  'no_saving',
] as const;
export type ZeroCause = (typeof zeroCauses)[number];

/** The real cause of a zero. Pure. */
export function zeroCause({ explanation }: Pick<QuoteAnswer, 'explanation'>): ZeroCause {
  const { reason, notes, reference_value_toe } = explanation;
  if (reason === 'programme_closed' || reason === 'not_in_reference_set') return reason;
  if (reference_value_toe > 0) return 'below_one';
  return notes.includes('efficiency_before_floored') ? 'below_floor' : 'no_saving';
}
