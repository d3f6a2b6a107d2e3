import type { Program } from '../programs/program.ts';
import { roundHalfUp, times, toFraction, zero } from './fraction.ts';
import type { QuoteRequest } from './request.ts';
import { kwhPerToe } from './tables/toe.ts';
import { findYearlyEnergy } from './yearly-energy.ts';

/** Final energy of a year, whole kWh: `before` − `saved` = `after`, to the digit. */
export interface EnergyBalance {
  readonly beforeKwh: number;
  readonly savedKwh: number;
  readonly afterKwh: number;
}

/** The energy behind an amount. Before and saved are rounded, after is what remains of the two. */
export function energyBalance(request: QuoteRequest, program: Program): EnergyBalance {
  const { savingToe, beforeKwh: before } = findYearlyEnergy(request, program);
  const beforeKwh = Number(roundHalfUp(before, 0));
  const savedKwh = Number(roundHalfUp(times(savingToe ?? zero, toFraction(kwhPerToe)), 0));
  return { beforeKwh, savedKwh, afterKwh: beforeKwh - savedKwh };
}
