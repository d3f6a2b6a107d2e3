import type { Program } from '@ndp/domain/programs/program.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { clientDetails } from '@ndp/flows/estimate/client-details/step.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { guard, isComplete, pathAfter, visibleSteps } from '@ndp/flows/flow.ts';
import type { StepScreen } from '@ndp/flows/screen.tsx';
import { notFound, redirect } from '../routing/signals.ts';
import { whenIdle } from '../site/idle.ts';
import type { Site } from '../site/site.ts';
import { today } from '../site/today.ts';
import { useEstimate } from './estimate-store.ts';
import { loadSubmission } from './load-submission.ts';

const toStep = (step: string) => redirect({ to: '/application/$step', params: { step }, replace: true });
const toWelcome = () => redirect({ to: '/application/welcome-page', replace: true });
const toPending = () => redirect({ to: '/application/pending-confirm', replace: true });

/**
 * Lets the visitor onto a step, or sends them to the first one not answered yet; to the welcome page, which says why,
 * while the programme takes no estimates. What was answered is kept.
 */
export function guardStep({ program, config }: Site, path: string): void {
  const { answers, submitted } = useEstimate.getState();
  const flow = estimateFlow(program, today());
  if (!flow.steps.some((step) => step.path === path)) throw notFound();
  if (submitted) throw toPending();
  if (!takesEstimates(config.program_standing.state)) throw toWelcome();
  const open = guard(flow, answers, path);
  if (open === path) return;
  if (open !== flow.whenDone) throw toStep(open);
  // All is answered and nothing was sent: there is nothing to wait for, so any question may be seen, the last one sends.
  const asked = visibleSteps(flow, answers);
  const last = asked.at(-1);
  if (last && !asked.some((step) => step.path === path)) throw toStep(last.path);
}

/** After sending, the welcome page gives way to the wait for the e-mailed link. */
export function guardWelcome(): void {
  if (useEstimate.getState().submitted) throw toPending();
}

/** The wait for the e-mailed link opens once something was sent, or the contact data are complete. */
export function guardPending(): void {
  const { answers, submitted } = useEstimate.getState();
  if (submitted || isComplete(clientDetails, answers)) return;
  throw toStep('project-type');
}

/** Lets the visitor onto a step, fetches its screen, and for the quote its amount; the step after it is fetched while this one is read. */
export async function loadStep(
  site: Site,
  path: string,
): Promise<{ path: string; screen: StepScreen<Answers> }> {
  guardStep(site, path);
  const screen = await estimateScreens[path as EstimateStepId]();
  if (path === 'quote') await (await import('./calculate-quote.ts')).calculateQuote();
  whenIdle(() => fetchAhead(site.program, path));
  return { path, screen };
}

async function fetchAhead(program: Program, path: string): Promise<void> {
  const flow = estimateFlow(program, today());
  const next = pathAfter(flow, useEstimate.getState().answers, path) as EstimateStepId | 'pending-confirm';
  await (next === 'pending-confirm' ? loadSubmission() : estimateScreens[next]());
  if (next === 'quote') await import('./calculate-quote.ts');
}
