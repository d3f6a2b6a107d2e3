/** New heat sources and how many sub-types each has; sub-types are numbered from 1, as in the call. */
const newHeatSources = {
  heat_pump: 8,
  city_heating: 2,
  biomass_boiler: 1,
  gas_boiler: 2,
  electric_heater: 2,
} as const;

export type NewHeatSource = keyof typeof newHeatSources;
export const newHeatSourceNames = Object.keys(newHeatSources) as [NewHeatSource, ...NewHeatSource[]];

/** Sources that may be replaced. Coal is offered only here: nobody is paid to install a coal boiler. */
export const existingHeatSources = [
  'coal',
  'gas_boiler',
  'biomass_boiler',
  'electric_heater',
  'city_heating',
] as const;
export type ExistingHeatSource = (typeof existingHeatSources)[number];

/** The sub-types of a new source, 1 to n. */
export function subTypesOf(source: NewHeatSource): readonly number[] {
  return Array.from({ length: newHeatSources[source] }, (_, index) => index + 1);
}

/** Whether the sub-type belongs to the source: heat_pump has 8, biomass_boiler only 1. */
export function isSubTypeOf(source: NewHeatSource, subType: number): boolean {
  return Number.isInteger(subType) && subType >= 1 && subType <= newHeatSources[source];
}
