import type { Program } from '@ndp/domain/programs/program.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import { plan, planning } from '@ndp/flows/estimate/planning/step.ts';
import { type InstallerFields, installerOnList, namedInstaller } from '@ndp/flows/estimate/requests.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { changeProject } from '../../cases/store/applications.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { removeDrafts } from '../../cases/store/section-drafts.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application, ProjectFacts } from '../../platform/database/schema/tables.ts';
import { BodyRefused } from '../../platform/http/refusals.ts';
import type { Unit } from '../../platform/unit.ts';
import { findFlags } from './estimate.ts';
import { PlanClosed } from './refusals.ts';

/**
 * Saves how the replacement of a measured project will take place: what an estimate asks, and a request to be called
 * back did not. Its row is held; the amount stays, and what was typed of the plan ends.
 *
 * @throws {OnlyCallback} nothing was measured yet, or no amount came of it
 * @throws {PlanClosed} the estimate asked it already, or the application was sent or cannot be sent any more
 * @throws {BodyRefused} the planning step does not accept it
 */
export async function savePlan(
  unit: Unit,
  { partner, application }: OpenedApplication,
  body: Readonly<Record<string, unknown>>,
): Promise<Application> {
  requireApplication(application);
  const { quote } = application;
  const why = await whyNotNow(unit, { application, partner }, 'plan');
  if (why || !quote) throw new PlanClosed();
  const program = programOf(application, partner);
  const { schema } = planning(program, polishDay(unit.now));
  // The consent to be called was given with the request.
  const read = schema.safeParse({ ...body, gdpr_consent: true });
  if (!read.success) throw new BodyRefused(read.error.issues);
  const planned = plan.parse(read.data);
  const { note } = read.data;
  const project: ProjectFacts = {
    ...application.project,
    ...planned,
    note: note || null,
    ...installerFacts(read.data, program),
  };
  await removeDrafts(unit.db, keyOf(application), 'project');
  const flags = findFlags(planned, quote.inputs as QuoteRequest, program);
  const changed = await changeProject(unit, application, {
    project,
    quote: { ...quote, eligibility_flags: flags },
  });
  return moveTo(unit, changed, 'in_completion');
}

/** As the call of an estimate of this programme stores it. */
function installerFacts(named: InstallerFields, { installer }: Program) {
  return installer.kind === 'from-list'
    ? installerOnList(named)
    : { selected_installer: namedInstaller(named) };
}
