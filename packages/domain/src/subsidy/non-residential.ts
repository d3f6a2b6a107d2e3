import type { Program } from '../programs/program.ts';
import { compare, divided, type Fraction, max, minus, one, times, toFraction, zero } from './fraction.ts';
import type { NonResidentialQuoteRequest } from './request.ts';
import { kwhPerToe } from './tables/toe.ts';
import { zoneCorrection } from './tables/zones.ts';

/**
 * Yearly saving of a non-residential building, toe: area × E_U × (1/η1 − 1/η2) × k1 / 11630, never below zero.
 *
 * @throws {RangeError} efficiency_after is zero
 * @source Dz.U. 2025 item 1884, Annex 2 §1.2
 */
export function nonResidentialSaving(request: NonResidentialQuoteRequest, program: Program): Fraction {
  const before = divided(one, efficiencyBeforeUsed(request, program));
  const after = divided(one, toFraction(request.efficiency_after));
  const savedKwh = times(usefulEnergy(request), minus(before, after));
  return max(divided(savedKwh, toFraction(kwhPerToe)), zero);
}

/** Final energy which the building takes in a year before the project, kWh. */
export function nonResidentialEnergyBefore(request: NonResidentialQuoteRequest, program: Program): Fraction {
  return divided(usefulEnergy(request), efficiencyBeforeUsed(request, program));
}

/** Whether the efficiency before the project was raised to the programme's lower limit. */
export function isEfficiencyFloored(request: NonResidentialQuoteRequest, program: Program): boolean {
  return compare(toFraction(request.efficiency_before), toFraction(program.efficiencyBeforeFloor)) < 0;
}

function efficiencyBeforeUsed(request: NonResidentialQuoteRequest, program: Program): Fraction {
  return max(toFraction(request.efficiency_before), toFraction(program.efficiencyBeforeFloor));
}

function usefulEnergy(request: NonResidentialQuoteRequest): Fraction {
  const demand = times(toFraction(request.surface_area), toFraction(request.index_annual_demand));
  return times(demand, toFraction(zoneCorrection[request.climate_zone]));
}
