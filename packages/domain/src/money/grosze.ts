import { times, toFraction } from '../subsidy/fraction.ts';

/**
 * An amount of PLN in grosze: 3833 or '3833.5' is 383300 or 383350.
 *
 * @throws {RangeError} it is no amount of whole grosze, or too large to be exact
 */
export function toGrosze(pln: number | string): number {
  const { n, d } = times(toFraction(pln), { n: 100n, d: 1n });
  const grosze = Number(n / d);
  if (n % d !== 0n || !Number.isSafeInteger(grosze)) throw new RangeError(`no amount of grosze: ${pln}`);
  return grosze;
}

/** Grosze as banks write an amount: 383350 is '3833.50'. */
export function plainPln(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
