import { nonResidential } from '@ndp/contract/calls/quote-subsidy.ts';
import { whyNot } from '@ndp/domain/case/may.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { plan } from '@ndp/flows/estimate/planning/step.ts';
import { zeroCause } from '@ndp/flows/estimate/quote/zero-cause.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { ageLinks } from '../../cases/links/links.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { changeProject } from '../../cases/store/applications.ts';
import { measuredMail } from '../../mail/emails/measured.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { BodyRefused } from '../../platform/http/refusals.ts';
import type { Unit } from '../../platform/unit.ts';
import { promiseQuote } from './estimate.ts';
import { NotMeasurable, TooLateToMeasure } from './refusals.ts';
import { usedFields } from './used-fields.ts';

/** What the organiser found out; zone and area only where the request did not tell them, or told them wrong. */
export interface Measurement {
  readonly index_annual_demand: number;
  readonly efficiency_before: number;
  readonly efficiency_after: number;
  readonly climate_zone?: string | undefined;
  readonly surface_area?: number | undefined;
}

/**
 * Enters the energy data of a request to be called back, whose row is held; again until its application is sent. With
 * an amount above zero it is an ordinary application from then on, under its id and reference; with zero it stays a
 * request. Either way a mail with a new link tells so, and the links before it lead there for one more day.
 *
 * @throws {NotMeasurable} it never was such a request, or its application was sent
 * @throws {TooLateToMeasure} the application that follows could not be sent any more
 * @throws {BodyRefused} the data make no estimate
 */
export async function measure(
  unit: Unit,
  partner: Partner,
  application: Application,
  measurement: Measurement,
): Promise<Application> {
  const { revision } = application;
  const facts = await readFacts(unit, { application, partner });
  const why = whyNot(facts.isCallback ? 'measure' : 'measure-again', facts);
  if (why === 'can_be_sent_in_time') throw new TooLateToMeasure();
  if (why) throw new NotMeasurable();
  const inputs = readInputs(application, measurement);
  const { project_variant: variant, ...measured } = inputs;
  const planned = plan.safeParse(application.project).data;
  const program = programOf(application, partner);
  const quote = promiseQuote(inputs, program, planned);
  const changed = await changeProject(unit, application, {
    project: { ...application.project, ...measured, variant },
    quote,
    kind: quote.quote > 0 ? 'estimate' : 'callback',
    measured_at: unit.now,
    changed_at: unit.now,
    revision: revision + 1,
  });
  await sendResult(unit, changed, program);
  return changed;
}

function readInputs({ project }: Application, { climate_zone, surface_area, ...energy }: Measurement) {
  const read = nonResidential.safeParse({
    ...energy,
    project_variant: project.variant,
    climate_zone: climate_zone ?? project.climate_zone,
    surface_area: surface_area ?? project.surface_area,
  });
  if (!read.success) throw new BodyRefused(read.error.issues);
  return usedFields(read.data);
}

async function sendResult(unit: Unit, application: Application, program: Program): Promise<void> {
  const { email, language, quote } = application;
  const key = keyOf(application);
  await ageLinks(unit, key);
  const cause = quote?.quote === 0 ? zeroCause(quote) : null;
  const payload = { email, language, cause, floor: program.efficiencyBeforeFloor };
  await promiseLink(unit, { ...key, mail: measuredMail, payload });
}
