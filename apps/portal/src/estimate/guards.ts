import type { Program } from '@ndp/domain/programs/program.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { projectVariants } from '@ndp/domain/project.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { clientDetails } from '@ndp/flows/estimate/client-details/step.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import type { Explainer } from '@ndp/flows/explainer.ts';
import { firstExplainer } from '@ndp/flows/first-explainer.ts';
import { guard, isComplete, pathAfter, visibleSteps } from '@ndp/flows/flow.ts';
import type { StepScreen } from '@ndp/flows/screen.tsx';
import { once } from '../routing/once.ts';
import { notFound, redirect } from '../routing/signals.ts';
import { whenIdle } from '../site/idle.ts';
import type { Site } from '../site/site.ts';
import { today } from '../site/today.ts';
import { useEstimate } from './estimate-store.ts';
import { loadSubmission } from './load-submission.ts';
import type { Written } from './written.ts';

/** By what it is decided where a visitor may go: in the browser its own, on the server what a form has told it. */
export type GuardFacts = Pick<Written, 'estimate' | 'today'>;

/** What the browser knows. */
export const here = (): GuardFacts => ({ estimate: useEstimate.getState(), today: today() });

const toStep = (step: string) => redirect({ to: '/application/$step', params: { step }, replace: true });
const toWelcome = () => redirect({ to: '/application/welcome-page', replace: true });
const toPending = () => redirect({ to: '/application/pending-confirm', replace: true });

/**
 * Lets the visitor onto a step, or sends them to the first one not answered yet; to the welcome page, which says why,
 * while the programme takes no estimates. What was answered is kept.
 */
export function guardStep({ program, config }: Site, path: string, known: GuardFacts = here()): void {
  const { answers, submitted } = known.estimate;
  const flow = estimateFlow(program, known.today);
  if (!flow.steps.some((step) => step.path === path)) throw notFound();
  if (submitted) throw toPending();
  if (!takesEstimates(config.program_standing.state)) throw toWelcome();
  const open = guard(flow, answers, path);
  if (open === path) return;
  if (open !== flow.whenDone) throw toStep(open);
  // All is answered and nothing was sent: there is nothing to wait for, so any question may be seen, the last one sends.
  const visible = visibleSteps(flow, answers);
  const last = visible.at(-1);
  if (last && !visible.some((step) => step.path === path)) throw toStep(last.path);
}

/** After sending, the welcome page gives way to the wait for the e-mailed link. */
export function guardWelcome({ estimate } = here()): void {
  if (estimate.submitted) throw toPending();
}

/** The wait for the e-mailed link opens once something was sent, or the contact data are complete. */
export function guardPending({ estimate } = here()): void {
  const { answers, submitted } = estimate;
  if (submitted || isComplete(clientDetails, answers)) return;
  throw toStep('project-type');
}

/** Lets the visitor onto a step, fetches its screen, and for the quote its amount. */
export async function loadStep(
  site: Site,
  path: string,
  written?: GuardFacts,
): Promise<{ path: string; screen: StepScreen<Answers>; explainer: Explainer }> {
  guardStep(site, path, written);
  const [screen, explainer] = await steps[path as EstimateStepId]();
  if (written) return { path, screen, explainer };
  if (path === 'quote') await (await import('./calculate-quote.ts')).calculateQuote();
  if (path === firstStep) whenIdle(() => fetchSecond(site.program));
  return { path, screen, explainer };
}

const firstStep: EstimateStepId = 'project-type';

/** The first question comes without the sentences of the others. */
const steps = Object.fromEntries(
  Object.entries(estimateScreens).map(([id, screen]) => {
    const words = async () =>
      id === firstStep ? firstExplainer : (await import('@ndp/flows/explain.ts')).estimateExplainer;
    return [id, once(() => Promise.all([screen(), words()]))];
  }),
) as Readonly<Record<EstimateStepId, () => Promise<[StepScreen<Answers>, Explainer]>>>;

/** Which question is the second follows from the first; the panel beside it tells the first answer. */
async function fetchSecond(program: Program): Promise<void> {
  const flow = estimateFlow(program, today());
  const seconds = projectVariants.map((project_variant) => pathAfter(flow, { project_variant }, firstStep));
  await Promise.all([import('./answers-panel.tsx'), ...[...new Set(seconds)].map(fetchAhead)]);
}

/** Fetches what a step needs while the one before is answered. */
export async function fetchAhead(path: string): Promise<void> {
  const next = path as EstimateStepId | 'pending-confirm';
  await (next === 'pending-confirm' ? loadSubmission() : steps[next]());
  if (next === 'quote') await import('./calculate-quote.ts');
}
