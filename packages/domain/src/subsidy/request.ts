import type { ExistingHeatSource, NewHeatSource } from '../heat-sources.ts';
import type { ClimateZone, ConstructionYear } from '../project.ts';

/** A family house. The regulation fixes an average house, so neither area nor zone changes the amount. */
export interface HomeQuoteRequest {
  readonly project_variant: 'home';
  readonly heat_source: NewHeatSource;
  /** Sub-type of the new source, from 1. */
  readonly heat_source_variant: number;
  readonly construction_year: ConstructionYear;
  /** Used only for the CO2 figure. */
  readonly existing_heat_source?: ExistingHeatSource | null | undefined;
  /** Accepted and ignored. */
  readonly climate_zone?: ClimateZone | null | undefined;
}

/** A whole multi-family building. */
export interface ApartmentQuoteRequest extends Omit<HomeQuoteRequest, 'project_variant'> {
  readonly project_variant: 'apartment';
  /** Area with regulated air temperature, m², > 0. */
  readonly surface_area: number;
}

/** A non-residential building whose project data are known. */
export interface NonResidentialQuoteRequest {
  readonly project_variant: 'non_residential';
  /** Area with regulated air temperature, m², > 0. */
  readonly surface_area: number;
  /** Yearly useful energy demand, kWh per m², > 0. */
  readonly index_annual_demand: number;
  /** Efficiency of the heating system before the project, in (0, 1]. */
  readonly efficiency_before: number;
  /** Efficiency after the project, above the one before; a heat pump passes 1. */
  readonly efficiency_after: number;
  readonly climate_zone: ClimateZone;
}

/** What `POST quote_subsidy` takes, one shape per case of the regulation. */
export type QuoteRequest = HomeQuoteRequest | ApartmentQuoteRequest | NonResidentialQuoteRequest;

/** The two cases that are read from a table of heat sources. */
export type ResidentialQuoteRequest = HomeQuoteRequest | ApartmentQuoteRequest;
