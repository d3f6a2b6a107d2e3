import type { Program } from '../programs/program.ts';
import { quote } from './quote.ts';
import type { QuoteRequest } from './request.ts';

/** Projects by which two versions of a programme are compared: what a change of its values means to somebody. */
const sampleProjects = {
  house_coal_to_pump: {
    project_variant: 'home',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    construction_year: 'before_1971',
    existing_heat_source: 'coal',
  },
  house_gas: {
    project_variant: 'home',
    heat_source: 'gas_boiler',
    heat_source_variant: 2,
    construction_year: 'between_1979_1988',
  },
  house_network: {
    project_variant: 'home',
    heat_source: 'city_heating',
    heat_source_variant: 1,
    construction_year: 'between_1989_2002',
  },
  flats_network: {
    project_variant: 'apartment',
    heat_source: 'city_heating',
    heat_source_variant: 1,
    construction_year: 'between_1979_1988',
    surface_area: 1200,
  },
  school: {
    project_variant: 'non_residential',
    surface_area: 2000,
    index_annual_demand: 150,
    efficiency_before: 0.6,
    efficiency_after: 0.9,
    climate_zone: 'zone_iii',
  },
} as const satisfies Readonly<Record<string, QuoteRequest>>;

export type SampleProject = keyof typeof sampleProjects;
export const sampleNames = Object.keys(sampleProjects) as readonly SampleProject[];

/** What a sample project would get, whole PLN; undefined: the values are not fit to calculate with. */
export function sampleAmount(name: SampleProject, program: Program): number | undefined {
  try {
    return quote(sampleProjects[name], program).quote;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
