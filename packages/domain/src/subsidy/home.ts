import type { Program } from '../programs/program.ts';
import { divided, type Fraction, times, toFraction } from './fraction.ts';
import { referenceSets } from './reference-sets.ts';
import { findReferenceValue } from './reference-table.ts';
import type { HomeQuoteRequest } from './request.ts';
import { efficiencyBefore, referenceHomeArea, usefulEnergyDemand } from './tables/explanation.ts';

/**
 * Yearly saving of a family house, toe: the table value, whatever the real area, zone and old source.
 *
 * @returns null when the programme's reference set has no row for the sub-type
 * @source Dz.U. 2025 item 1884, Annex 1
 */
export function homeSaving(request: HomeQuoteRequest, program: Program): Fraction | null {
  return findReferenceValue(referenceSets[program.referenceSet].home, request, request.construction_year);
}

/** Final energy which the average house of the regulation takes in a year before the project, kWh. */
export function homeEnergyBefore(request: HomeQuoteRequest): Fraction {
  const demand = toFraction(usefulEnergyDemand[request.construction_year]);
  return divided(times(demand, toFraction(referenceHomeArea)), toFraction(efficiencyBefore));
}
