import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { ApplicationStepId } from '@ndp/flows/application/application.flow.ts';
import { applicationScreens } from '@ndp/flows/application/application.screens.tsx';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { firstIncomplete, guard } from '@ndp/flows/flow.ts';
import { notFound, redirect } from '../routing/signals.ts';
import { type OpenedApplication, openApplication, useApplication } from './application-store.ts';
import { flowOf, isShut, isUnacknowledged, lacksPlan, sectionsOf } from './sections.ts';

/** A step of a case behind its link. */
export interface StepLink extends Link {
  readonly step: string;
}

/** The application behind a link: on the server it is opened already. */
export const applicationOf = (link: Link, opened?: OpenedApplication) =>
  opened?.application ?? openApplication(link);

/** Opens the application and lets the applicant onto a step, or sends them to the first one not saved yet. */
export async function loadSection({ step, ...link }: StepLink, opened?: OpenedApplication) {
  const application = await applicationOf(link, opened);
  sendElsewhere(application, link);
  const flow = flowOf(application);
  if (!flow.steps.some(({ path }) => path === step)) throw notFound();
  const open = isShut(application) ? flow.whenDone : guard(flow, sectionsOf(application), step);
  if (open === flow.whenDone) throw toOverview(link);
  if (open !== step) throw toSection({ step: open, ...link });
  return { path: step, screen: await applicationScreens[step as ApplicationStepId]() };
}

/** The page that shows everything before it is sent: open once all sections are saved and the statements are ticked. */
export async function guardCheck(link: Link, opened?: OpenedApplication): Promise<void> {
  const application = await applicationOf(link, opened);
  sendElsewhere(application, link);
  if (isShut(application)) throw toOverview(link);
  const step = whereStopped(application);
  if (step !== 'consent' || !tickedStatements(opened)) throw toSection({ step, ...link });
}

/** The statements as they are ticked in this tab; undefined until all are. They are kept nowhere else. */
export function tickedStatements(opened = useApplication.getState()): object | undefined {
  const ticked = consent.screenFields.safeParse(opened.drafts[consent.path] ?? {});
  return ticked.success ? ticked.data : undefined;
}

/** The e-mailed link leads to the applicant step, or on to where the applicant stopped. */
export async function followLink(link: Link, opened?: OpenedApplication): Promise<never> {
  const application = await applicationOf(link, opened);
  sendElsewhere(application, link);
  if (isShut(application)) throw toOverview(link);
  throw toSection({ step: whereStopped(application), ...link });
}
export async function guardOverview(link: Link, opened?: OpenedApplication): Promise<void> {
  const application = await applicationOf(link, opened);
  sendElsewhere(application, link);
  if (!isShut(application)) throw toSection({ step: whereStopped(application), ...link });
}

/** Whoever helps is invited as long as there is something to fill in. */
export async function guardHelper(link: Link, opened?: OpenedApplication): Promise<void> {
  const application = await applicationOf(link, opened);
  sendElsewhere(application, link);
  if (isShut(application)) throw toOverview(link);
}

/** A request to be called back has a page of its own; whatever else is behind the link leads to where it stands. */
export async function guardCallback(link: Link, opened?: OpenedApplication): Promise<void> {
  const { kind } = await applicationOf(link, opened);
  if (kind !== 'callback') await followLink(link, opened);
}

/** The plan is asked of a measured project before its sections. */
export async function guardPlan(link: Link, opened?: OpenedApplication): Promise<void> {
  if (!lacksPlan(await applicationOf(link, opened))) await followLink(link, opened);
}

/** What was entered from paper is shown first, until its applicant has ticked what nobody could tick for them. */
export async function guardPaper(link: Link, opened?: OpenedApplication): Promise<void> {
  if (!isUnacknowledged(await applicationOf(link, opened))) await followLink(link, opened);
}

/**
 * Until something is measured there are no sections, and until the replacement is planned, or what was entered from
 * paper acknowledged, they wait.
 */
function sendElsewhere(application: ApplicationAnswer, params: Link): void {
  if (application.kind === 'callback') {
    throw redirect({ to: '/additional-data/call-back/$id/$token', params, replace: true });
  }
  if (isUnacknowledged(application) && !isShut(application)) {
    throw redirect({ to: '/additional-data/paper/$id/$token', params, replace: true });
  }
  if (!lacksPlan(application) || isShut(application)) return;
  throw redirect({ to: '/additional-data/planning/$id/$token', params, replace: true });
}

/** The first step not saved yet; the last one while consents are given anew. */
function whereStopped(application: ApplicationAnswer): string {
  const { steps } = flowOf(application);
  return (firstIncomplete(flowOf(application), sectionsOf(application)) ?? steps.at(-1))?.path ?? '';
}

function toSection(params: StepLink) {
  return redirect({ to: '/additional-data/$step/$id/$token', params, replace: true });
}

function toOverview(params: Link) {
  return redirect({ to: '/additional-data/overview/$id/$token', params, replace: true });
}
/** The settlement opens while documents may be added; otherwise the overview tells where the application stands. */
export async function guardPayment(link: Link, opened?: OpenedApplication): Promise<void> {
  const application = await applicationOf(link, opened);
  sendElsewhere(application, link);
  if (application.payment?.is_open) return;
  throw toOverview(link);
}
