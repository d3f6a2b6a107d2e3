import type { Program } from '../programs/program.ts';
import { divided, type Fraction, times, toFraction } from './fraction.ts';
import { referenceSets } from './reference-sets.ts';
import { findReferenceValue } from './reference-table.ts';
import type { ApartmentQuoteRequest } from './request.ts';
import { efficiencyBefore, usefulEnergyDemand } from './tables/explanation.ts';

/**
 * Yearly saving of a multi-family building, toe: area × coefficient w1. The formula has no climate zone.
 *
 * @returns null when the programme's reference set has no row for the sub-type
 * @source Dz.U. 2025 item 1884, Annex 2 §1.1
 */
export function apartmentSaving(request: ApartmentQuoteRequest, program: Program): Fraction | null {
  const table = referenceSets[program.referenceSet].apartment;
  const coefficient = findReferenceValue(table, request, request.construction_year);
  return coefficient && times(toFraction(request.surface_area), coefficient);
}

/** Final energy which the building takes in a year before the project by the regulation's averages, kWh. */
export function apartmentEnergyBefore(request: ApartmentQuoteRequest): Fraction {
  const demand = toFraction(usefulEnergyDemand[request.construction_year]);
  return divided(times(demand, toFraction(request.surface_area)), toFraction(efficiencyBefore));
}
