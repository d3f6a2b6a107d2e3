import type { QuoteRequestBody } from '@ndp/contract/calls/quote-subsidy.ts';
import type { ExistingHeatSource } from '@ndp/domain/heat-sources.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { eligibilityFlags } from '@ndp/domain/subsidy/eligibility.ts';
import { engineVersion, quote } from '@ndp/domain/subsidy/quote.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import { plan, plannedDay } from '@ndp/flows/estimate/planning/step.ts';
import { town } from '@ndp/flows/town/town.ts';
import type * as z from 'zod/mini';
import type { ProjectFacts, QuoteRecord } from '../../platform/database/schema/tables.ts';
import { BodyRefused, FieldsRefused } from '../../platform/http/refusals.ts';
import { usedFields } from './used-fields.ts';

/** What both estimate calls send about the project. */
export interface SentEstimate extends z.output<typeof plan>, z.output<typeof town> {
  readonly is_sub_type_assumed?: boolean | null | undefined;
  readonly subsidy: QuoteRequestBody;
  readonly existing_heat_source?: ExistingHeatSource | null | undefined;
  readonly note?: string | null | undefined;
}

export interface Estimate {
  readonly project: ProjectFacts;
  readonly quote: QuoteRecord;
}

/**
 * The project with the quote the server itself calculates for it, when there is something to be paid.
 *
 * @throws {BodyRefused} the planned date has passed, or lies after the programme's last day
 * @throws {FieldsRefused} there is nothing to be paid
 */
export function toEstimate(...described: Parameters<typeof calculate>): Estimate {
  const estimate = calculate(...described);
  refuseNothing(estimate.quote.quote);
  return estimate;
}

/** @throws {FieldsRefused} there is nothing to be paid */
export function refuseNothing(amount: number): void {
  if (amount <= 0) throw new FieldsRefused({ loc: ['body', 'subsidy'], problem: 'quote_needed' });
}

/**
 * The project with the quote the server itself calculates for it, which may be zero.
 *
 * @param today  day in Poland, YYYY-MM-DD
 * @param installer  how the applicant named the installer, under the names of the call
 * @throws {BodyRefused} the planned date has passed, or lies after the programme's last day
 */
export function calculate(
  sent: SentEstimate,
  installer: Readonly<Record<string, unknown>>,
  program: Program,
  today: string,
): Estimate {
  const planned = plannedDay(program, today).safeParse(sent);
  if (!planned.success) throw new BodyRefused(planned.error.issues);
  const inputs = withExistingSource(usedFields(sent.subsidy), sent.existing_heat_source);
  const promised = promiseQuote(inputs, program, sent);
  const { project_variant, ...described } = inputs;
  return {
    project: {
      variant: project_variant,
      ...described,
      existing_heat_source: sent.existing_heat_source ?? null,
      is_sub_type_assumed: Boolean(sent.is_sub_type_assumed),
      ...town.parse(sent),
      ...plan.parse(sent),
      note: sent.note || null,
      ...installer,
    },
    quote: promised,
  };
}

/** The source to be replaced is asked for beside the quote; it counts only for the CO2 figure. */
function withExistingSource(
  request: QuoteRequest,
  existing: ExistingHeatSource | null | undefined,
): QuoteRequest {
  if (request.project_variant === 'non_residential') return request;
  return { ...request, existing_heat_source: existing ?? request.existing_heat_source };
}

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
