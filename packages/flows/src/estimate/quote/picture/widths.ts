import type { EnergyBalance } from '@ndp/domain/subsidy/energy-balance.ts';

/** One bar: how wide it is, and how much of it goes on into the next; percent of the picture's width. */
export interface Bar {
  readonly full: number;
  readonly filled: number;
}

export interface Bars {
  readonly now: Bar;
  readonly saved: Bar;
  readonly ceiling: Bar;
  readonly share: Bar;
  readonly amount: Bar;
}

/**
 * The five bars on one scale: what is saved stays as wide when it becomes money, the share is the share of that, and each
 * bar is as wide as the filled part of the one above it.
 */
export function barsOf({ beforeKwh, savedKwh }: EnergyBalance, payoutShare: number): Bars {
  const saved = beforeKwh > 0 ? (100 * savedKwh) / beforeKwh : 0;
  const paid = saved * payoutShare;
  return {
    now: { full: 100, filled: 100 },
    saved: { full: 100, filled: saved },
    ceiling: { full: saved, filled: saved },
    share: { full: saved, filled: paid },
    amount: { full: paid, filled: paid },
  };
}
