import { kwhPerToe } from '@ndp/domain/subsidy/tables/toe.ts';

const decimals = 6;
const scale = 10 ** decimals;

/** A saving the Polish way: decimal comma, up to six decimals, no grouping. */
export function writeToe(toe: number): string {
  return toe
    .toFixed(decimals)
    .replace(/\.?0+$/, '')
    .replace('.', ',');
}

/** The sum of savings of six decimals each, without the errors of adding binary fractions. */
export function sumToe(savings: readonly number[]): number {
  return savings.reduce((sum, toe) => sum + Math.round(toe * scale), 0) / scale;
}

/** The same energy in whole kilowatt-hours. */
export function inKwh(toe: number): number {
  return Math.round(toe * Number(kwhPerToe));
}
