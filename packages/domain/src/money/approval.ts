/** Amounts in grosze from which a third person is needed. */
export interface Thresholds {
  /** Above it a payment needs two approvals. */
  readonly paymentGr: number;
  /** The same for what one payee gets within thirty days. */
  readonly payeeGr: number;
  /** Above it a batch is released by a person who had no part in its payments. */
  readonly batchGr: number;
}

/** What holds until a partner has set its own. */
export const usualThresholds: Thresholds = { paymentGr: 5_000_000, payeeGr: 5_000_000, batchGr: 50_000_000 };

/** The lower of each: no change of the settings lowers what a payment needs that was proposed before it. */
export function strictest(now: Thresholds, then: Thresholds | null): Thresholds {
  if (!then) return now;
  return {
    paymentGr: Math.min(now.paymentGr, then.paymentGr),
    payeeGr: Math.min(now.payeeGr, then.payeeGr),
    batchGr: Math.min(now.batchGr, then.batchGr),
  };
}

/** How far back payments to one payee are added up, days. */
export const payeeDays = 30;

/** From this amount on a transfer does not go by Elixir; a batch takes none. */
export const mostByElixirGr = 100_000_000;

/**
 * How many people approve a payment beside the one who proposed it.
 *
 * @param payeeGr  what the payee gets within thirty days, this payment included
 */
export function approvalsNeeded(amountGr: number, payeeGr: number, thresholds: Thresholds): 1 | 2 {
  return amountGr > thresholds.paymentGr || payeeGr > thresholds.payeeGr ? 2 : 1;
}

/** Whether a batch needs somebody who releases it. */
export function needsRelease(totalGr: number, { batchGr }: Thresholds): boolean {
  return totalGr > batchGr;
}
