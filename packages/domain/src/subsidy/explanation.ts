import type { Program } from '../programs/program.ts';
import { findCo2AvoidedKg } from './co2.ts';
import { compare, divided, type Fraction, roundHalfUp, times, toFraction, zero } from './fraction.ts';
import { isEfficiencyFloored } from './non-residential.ts';
import { referenceSets } from './reference-sets.ts';
import { isBioFuelOnly } from './reference-table.ts';
import type { QuoteRequest } from './request.ts';
import { kwhPerToe } from './tables/toe.ts';
import { unitFee } from './tables/unit-fee.ts';

/** Why an amount is zero. */
const zeroReasons = ['no_saving', 'not_in_reference_set', 'programme_closed'] as const;
export type ZeroReason = (typeof zeroReasons)[number];

/** What the applicant has to know beside the amount. */
const quoteNotes = ['efficiency_before_floored', 'bio_fuel_declaration_required'] as const;
type Note = (typeof quoteNotes)[number];

/** What a quote is made of; rounded for reading, never calculated with. */
export interface QuoteExplanation {
  /** Reference value of final-energy savings, toe per year, 6 decimals. */
  readonly reference_value_toe: number;
  /** Final energy saved in a year, whole kWh. */
  readonly saved_kwh: number;
  /** Part of the final energy before the project, percent, 1 decimal. */
  readonly saved_percent: number;
  readonly unit_fee_pln_per_toe: number;
  readonly programme_year: number;
  readonly reference_set: string;
  /** Statutory ceiling saving × fee, PLN, 2 decimals. */
  readonly ceiling_pln: number;
  readonly payout_share: number;
  /** Whole kg a year; null when unknown or not above zero. */
  readonly co2_avoided_kg: number | null;
  readonly reason: ZeroReason | null;
  readonly notes: Note[];
}

/** What was found of a project's energy. */
interface EnergyFacts {
  /** Yearly saving, toe; zero when the reference set has no row. */
  readonly savingToe: Fraction;
  /** Final energy before the project, kWh per year. */
  readonly beforeKwh: Fraction;
  /** Why the amount is zero; null when it is not. */
  readonly reason: ZeroReason | null;
}

/** The figures behind an amount. */
export function explain(request: QuoteRequest, program: Program, found: EnergyFacts): QuoteExplanation {
  const { savingToe, beforeKwh, reason } = found;
  const savedKwh = times(savingToe, toFraction(kwhPerToe));
  const saves = compare(savingToe, zero) > 0;
  const fee = unitFee(program.year);
  return {
    reference_value_toe: round(savingToe, 6),
    saved_kwh: round(savedKwh, 0),
    saved_percent: saves ? round(times(divided(savedKwh, beforeKwh), toFraction(100)), 1) : 0,
    unit_fee_pln_per_toe: round(fee, 2),
    programme_year: program.year,
    reference_set: program.referenceSet,
    ceiling_pln: round(times(savingToe, fee), 2),
    payout_share: Number(program.payoutShare),
    co2_avoided_kg: saves ? findCo2AvoidedKg(request, program, beforeKwh, savedKwh) : null,
    reason,
    notes: findNotes(request, program),
  };
}

function findNotes(request: QuoteRequest, program: Program): Note[] {
  if (request.project_variant === 'non_residential') {
    return isEfficiencyFloored(request, program) ? ['efficiency_before_floored'] : [];
  }
  const set = referenceSets[program.referenceSet];
  return isBioFuelOnly(set, request) ? ['bio_fuel_declaration_required'] : [];
}

function round(value: Fraction, decimals: number): number {
  return Number(roundHalfUp(value, decimals));
}
