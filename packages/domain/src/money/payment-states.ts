/**
 * The states of a payment. A rejected or returned one has ended: what follows is a new payment, with the next number. Only
 * the bank’s statement brings a rejected one back.
 */
export const paymentStates = [
  'draft',
  'proposed',
  'approved',
  'file_made',
  'sent',
  'booked',
  'rejected',
  'returned',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * Every change of state there is. What is not written here does not happen. What was in a file may be booked from anywhere:
 * the bank carries out a file that somebody has taken back.
 */
const moves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  /** It waits to be proposed again: it was declined, or something changed. */
  draft: ['proposed', 'booked'],
  proposed: ['approved', 'draft', 'booked'],
  approved: ['file_made', 'draft', 'booked'],
  /** Back when its batch is cancelled; a statement may come before anybody said that the file was sent. */
  file_made: ['sent', 'approved', 'booked', 'rejected'],
  sent: ['approved', 'booked', 'rejected'],
  booked: ['returned'],
  rejected: ['booked'],
  returned: [],
};

export function mayPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return moves[from].includes(to);
}

/** Whether a payment of the case is under way or done, so that no other may be begun. */
export function isLive(state: PaymentState): boolean {
  return state !== 'rejected' && state !== 'returned';
}

/** Whether the bank has been asked for it, and has not answered. */
export function isAtBank(state: PaymentState): boolean {
  return state === 'file_made' || state === 'sent';
}
