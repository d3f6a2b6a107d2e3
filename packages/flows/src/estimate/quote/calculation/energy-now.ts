import type { Program } from '@ndp/domain/programs/program.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import {
  efficiencyBefore,
  referenceHomeArea,
  usefulEnergyDemand,
} from '@ndp/domain/subsidy/tables/explanation.ts';
import { zoneCorrection } from '@ndp/domain/subsidy/tables/zones.ts';

/** What the energy used now is calculated from. Demand in kWh per m² and year, area in m². */
export interface EnergyNow {
  readonly area: number;
  readonly demand: number;
  readonly efficiency: number;
  /** Coefficient of the climate zone; 1 where it does not count. */
  readonly zone: number;
}

export function energyNow(request: QuoteRequest, program: Program): EnergyNow {
  if (request.project_variant === 'non_residential') {
    const { surface_area, index_annual_demand, efficiency_before, climate_zone } = request;
    return {
      area: surface_area,
      demand: index_annual_demand,
      efficiency: Math.max(efficiency_before, Number(program.efficiencyBeforeFloor)),
      zone: Number(zoneCorrection[climate_zone]),
    };
  }
  return {
    area: request.project_variant === 'home' ? Number(referenceHomeArea) : request.surface_area,
    demand: Number(usefulEnergyDemand[request.construction_year]),
    efficiency: Number(efficiencyBefore),
    zone: 1,
  };
}
