import type { ExistingHeatSource } from '@ndp/domain/heat-sources.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { eligibilityFlags } from '@ndp/domain/subsidy/eligibility.ts';
import { engineVersion, quote } from '@ndp/domain/subsidy/quote.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import type { plan } from '@ndp/flows/estimate/planning/step.ts';
import type * as z from 'zod/mini';
import type { QuoteRecord } from '../../platform/database/schema/tables.ts';

/** How the replacement is planned, and what is to be replaced: it changes no amount, but has to be looked at. */
export interface Planned extends z.output<typeof plan> {
  readonly existing_heat_source?: ExistingHeatSource | null | undefined;
}

/** The quote as it is stored, with everything it was calculated from; without a plan nothing of it is flagged. */
export function promiseQuote(inputs: QuoteRequest, program: Program, planned?: Planned): QuoteRecord {
  return {
    ...quote(inputs, program),
    engine_version: engineVersion,
    inputs,
    eligibility_flags: planned ? findFlags(planned, inputs, program) : [],
  };
}

/** What of a plan has to be looked at before anything is agreed. */
export function findFlags(planned: Planned, inputs: QuoteRequest, program: Program): string[] {
  return eligibilityFlags({
    heat_source: inputs.project_variant === 'non_residential' ? null : inputs.heat_source,
    existing_heat_source: planned.existing_heat_source ?? null,
    is_other_funding: planned.is_other_funding,
    is_existing_heat_source_eliminated: planned.is_existing_heat_source_eliminated,
    planned_completion_date: planned.planned_completion_date,
    programme_year: program.year,
  });
}
