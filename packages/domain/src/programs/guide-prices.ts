import type { NewHeatSource } from '../heat-sources.ts';

/** From and to, both ends included. `{0, 0}` says nothing. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** When and where the prices of a table were gathered. */
export interface PriceSource {
  /** `YYYY-MM-DD`; empty in a table without prices. */
  readonly asOf: string;
  readonly source: { readonly pl: string; readonly en: string };
}

/** The devices a programme can tell a price of: what an installer would quote under one name. */
export const devices = [
  'air_pump',
  'ground_pump',
  'water_pump',
  'gas_pump',
  'city_heating',
  'biomass_boiler',
  'gas_boiler',
  'electric_heater',
] as const;
export type Device = (typeof devices)[number];

/** What heat is paid by. Network heat is an energy of its own. */
export const energies = ['coal', 'gas', 'biomass', 'electricity', 'district'] as const;
export type Energy = (typeof energies)[number];

/** What a device usually costs in a house, installation included, whole PLN. A guide: no amount follows from it. */
export interface DevicePrices extends PriceSource {
  readonly devices: Readonly<Partial<Record<Device, PriceRange>>>;
}

/** What a kWh of energy usually costs, all charges included, PLN. A guide: no amount follows from it. */
export interface EnergyPrices extends PriceSource {
  readonly perKwh: Readonly<Partial<Record<Energy, PriceRange>>>;
}

const unsaid = '';
const nowhere: PriceSource = { asOf: unsaid, source: { pl: unsaid, en: unsaid } };

/** Tables of a programme that tells no prices. */
export const noDevicePrices: DevicePrices = { ...nowhere, devices: {} };
export const noEnergyPrices: EnergyPrices = { ...nowhere, perKwh: {} };

const pumps: readonly Device[] = [
  ...(['water_pump', 'ground_pump', 'ground_pump', 'air_pump'] as const),
  ...(['gas_pump', 'gas_pump', 'gas_pump', 'gas_pump'] as const),
];

/** The device that a heat source with its sub-type is. */
export function deviceOf(source: NewHeatSource, subType: number): Device | undefined {
  return source === 'heat_pump' ? pumps[subType - 1] : source;
}

/** Whether a table says something of what it was asked for. */
export function isPriced(range: PriceRange | undefined): range is PriceRange {
  return range !== undefined && range.to > 0;
}
