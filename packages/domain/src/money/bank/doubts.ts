/** Why a line of a statement does not count by itself. */
export const doubts = [
  /** The money went to another account than was approved. */
  'other_account',
  /** The bank has carried this transfer out before. */
  'booked_twice',
  'other_amount',
  /** The line or its statement is of a day that has not come. */
  'future',
  /** The line is of a day before the file was made. */
  'before_file',
  /** The statement is of another account than the file pays from. */
  'other_payer',
  /** The bank does not say to whose account. */
  'no_account',
  /** Account and amount fit a payment, and nothing names it. */
  'no_reference',
  /** Whoever reads the statement took the file of this transfer. */
  'own_file',
  /** The bank was not to carry it out: it came back or was refused before, or was in no file. */
  'unexpected',
  /** One of two transfers of a payment came back. */
  'one_of_two',
  /** It may be one of several. */
  'ambiguous',
  /** It came back before the bank has booked it: an earlier statement is missing. */
  'unbooked',
  'not_ours',
] as const;
export type Doubt = (typeof doubts)[number];

/** Whether two people are needed even to say that a line is no payment of ours: it speaks of our money. */
export function takesTwo(doubt: Doubt): boolean {
  return doubt !== 'not_ours';
}
