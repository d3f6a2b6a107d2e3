// @source derived from Dz.U. 2021 item 2172 and Dz.U. 2025 item 1884: the one set of figures that gives all 210 values
// These figures explain a quote and check the printed tables. The amount is never calculated from them.
import type { ExistingHeatSource, NewHeatSource } from '../../heat-sources.ts';
import type { ConstructionYear } from '../../project.ts';

/** Yearly useful energy demand, kWh per m². */
export const usefulEnergyDemand: Readonly<Record<ConstructionYear, string>> = {
  before_1971: '169.43',
  between_1971_1978: '157.48',
  between_1979_1988: '137.00',
  between_1989_2002: '127.20',
  between_2003_2007: '100.24',
  between_2008_2011: '81.35',
  after_2011: '75.55',
};

/** Area of the average house behind Annex 1, m². */
export const referenceHomeArea = '149';

/** Efficiency of the replaced source, the same whatever it is. */
export const efficiencyBefore = '0.78';

/** Efficiency of the new source, by sub-type. */
export const efficiencyAfter: Readonly<Record<NewHeatSource, readonly string[]>> = {
  heat_pump: ['3.70', '3.70', '3.70', '3.00', '1.45', '1.45', '1.50', '1.50'],
  city_heating: ['0.99', '0.98'],
  biomass_boiler: ['0.85'],
  gas_boiler: ['0.95', '0.99'],
  electric_heater: ['0.94', '0.99'],
};

export type Carrier = 'coal' | 'gas' | 'biomass' | 'bio_fuel' | 'electricity' | 'district';

/**
 * Kilograms of CO2 per kWh of final energy: IPCC default for hard coal, KOBiZE for gas (2006 guidelines) and grid
 * electricity (year 2024); biogenic carriers count as zero; network heat is a round figure for coal-based networks.
 */
export const co2KgPerKwh: Readonly<Record<Carrier, string>> = {
  coal: '0.341',
  gas: '0.201',
  biomass: '0',
  bio_fuel: '0',
  electricity: '0.552',
  district: '0.330',
};

export const carrierOfExisting: Readonly<Record<ExistingHeatSource, Carrier>> = {
  coal: 'coal',
  gas_boiler: 'gas',
  biomass_boiler: 'biomass',
  electric_heater: 'electricity',
  city_heating: 'district',
};

/** Carrier of the new source, by sub-type. */
export const carrierOfNew: Readonly<Record<NewHeatSource, readonly Carrier[]>> = {
  heat_pump: ['electricity', 'electricity', 'electricity', 'electricity', 'gas', 'gas', 'gas', 'gas'],
  city_heating: ['district', 'district'],
  biomass_boiler: ['biomass'],
  gas_boiler: ['gas', 'gas'],
  electric_heater: ['electricity', 'electricity'],
};
