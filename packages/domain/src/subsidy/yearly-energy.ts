import type { Program } from '../programs/program.ts';
import { apartmentEnergyBefore, apartmentSaving } from './apartment.ts';
import type { Fraction } from './fraction.ts';
import { homeEnergyBefore, homeSaving } from './home.ts';
import { nonResidentialEnergyBefore, nonResidentialSaving } from './non-residential.ts';
import type { QuoteRequest } from './request.ts';

export interface YearlyEnergy {
  /** Reference value of final-energy savings, toe; null when the reference set has no row for the new source. */
  readonly savingToe: Fraction | null;
  /** Final energy before the project, kWh. */
  readonly beforeKwh: Fraction;
}

/** The yearly saving and the energy it is saved from, by the one case of the regulation that fits the request. */
export function findYearlyEnergy(request: QuoteRequest, program: Program): YearlyEnergy {
  switch (request.project_variant) {
    case 'home':
      return { savingToe: homeSaving(request, program), beforeKwh: homeEnergyBefore(request) };
    case 'apartment':
      return { savingToe: apartmentSaving(request, program), beforeKwh: apartmentEnergyBefore(request) };
    case 'non_residential':
      return {
        savingToe: nonResidentialSaving(request, program),
        beforeKwh: nonResidentialEnergyBefore(request, program),
      };
  }
}
