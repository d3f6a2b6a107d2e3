import { compare, type Fraction, floor, one, times, toFraction, zero } from './fraction.ts';

/**
 * The amount a programme promises for a yearly saving: floor(saving × fee × share).
 *
 * @param saving  reference value of final-energy savings, toe per year, ≥ 0
 * @param fee     unit substitute fee of the programme year, PLN per toe
 * @param share   part of the statutory ceiling that is paid out, 0 < share ≤ 1
 * @returns whole PLN, rounded down so that no quote passes the ceiling saving × fee
 * @throws {RangeError} share outside (0, 1]: the programme is configured wrongly
 * @source Energy Efficiency Act, art. 15a(6)
 */
export function quoteAmount(saving: Fraction, fee: Fraction, share: Fraction): number {
  if (compare(share, zero) <= 0 || compare(share, one) > 0) {
    throw new RangeError(`payout share ${share.n}/${share.d} is outside (0, 1]`);
  }
  const ceiling = times(saving, fee);
  const amount = floor(times(ceiling, share));
  if (compare(toFraction(amount), ceiling) > 0) throw new Error(`${amount} PLN passes the statutory ceiling`);
  return amount;
}
