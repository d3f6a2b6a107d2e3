import type { Program } from '@ndp/domain/programs/program.ts';
import { clientDetails } from '@ndp/flows/estimate/client-details/step.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { guard, isComplete } from '@ndp/flows/flow.ts';
import { notFound, redirect } from '@tanstack/react-router';
import { today } from '../site/today.ts';
import { useEstimate } from './estimate-store.ts';

const toStep = (step: string) => redirect({ to: '/application/$step', params: { step }, replace: true });
const toPending = () => redirect({ to: '/application/pending-confirm', replace: true });

/** Lets the visitor onto a step, or sends them to the first one not answered yet. */
export function guardStep(program: Program, path: string): void {
  const { answers, submitted } = useEstimate.getState();
  const flow = estimateFlow(program, today());
  if (!flow.steps.some((step) => step.path === path)) throw notFound();
  if (submitted) throw toPending();
  const open = guard(flow, answers, path);
  if (open === flow.whenDone) throw toPending();
  if (open !== path) throw toStep(open);
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
