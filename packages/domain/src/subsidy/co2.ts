import type { Program } from '../programs/program.ts';
import { type Fraction, minus, roundHalfUp, times, toFraction } from './fraction.ts';
import { referenceSets } from './reference-sets.ts';
import { isBioFuelOnly, type NewSource } from './reference-table.ts';
import type { QuoteRequest } from './request.ts';
import { type Carrier, carrierOfExisting, carrierOfNew, co2KgPerKwh } from './tables/explanation.ts';

/**
 * CO2 avoided in a year, whole kg: before × factor of the old carrier − after × factor of the new one.
 *
 * @param beforeKwh  final energy before the project, kWh per year
 * @param savedKwh   final energy saved, kWh per year
 * @returns null when a carrier is unknown or nothing is avoided: a figure of zero or less would only mislead
 */
export function findCo2AvoidedKg(
  request: QuoteRequest,
  program: Program,
  beforeKwh: Fraction,
  savedKwh: Fraction,
): number | null {
  if (request.project_variant === 'non_residential' || !request.existing_heat_source) return null;
  const oldFactor = toFraction(co2KgPerKwh[carrierOfExisting[request.existing_heat_source]]);
  const newFactor = toFraction(co2KgPerKwh[newCarrier(request, program)]);
  const after = times(minus(beforeKwh, savedKwh), newFactor);
  const avoided = Number(roundHalfUp(minus(times(beforeKwh, oldFactor), after), 0));
  return avoided > 0 ? avoided : null;
}

function newCarrier(source: NewSource, program: Program): Carrier {
  if (isBioFuelOnly(referenceSets[program.referenceSet], source)) return 'bio_fuel';
  const carrier = carrierOfNew[source.heat_source][source.heat_source_variant - 1];
  if (!carrier) throw new RangeError(`no carrier for ${source.heat_source}/${source.heat_source_variant}`);
  return carrier;
}
