// @source Energy Efficiency Act, art. 12 (consolidated Dz.U. 2025 item 711): 1500 PLN/toe for 2017, 5 % more each year
import { type Fraction, roundHalfUp, toFraction } from '../fraction.ts';

const firstYear = 2017;
const feeOfFirstYear = 1500n;
const yearlyGrowthPercent = 5n;

const fees = new Map<number, Fraction>();

/**
 * Unit substitute fee of a calendar year, PLN per toe, rounded half-up to 0.01: 2326.99 for 2026.
 *
 * @throws {RangeError} a year before 2017 or not a whole year: the fee does not exist
 */
export function unitFee(year: number): Fraction {
  const known = fees.get(year);
  if (known) return known;
  if (!Number.isInteger(year) || year < firstYear) throw new RangeError(`no unit substitute fee for ${year}`);
  const years = BigInt(year - firstYear);
  const exact = { n: feeOfFirstYear * (100n + yearlyGrowthPercent) ** years, d: 100n ** years };
  const fee = toFraction(roundHalfUp(exact, 2));
  fees.set(year, fee);
  return fee;
}
