import { type Flow, isComplete, pathAfter, visibleSteps } from '../flow.ts';
import type { Answers } from './answers.ts';
import type { EstimateStepId } from './labels.ts';

const amountStep: EstimateStepId = 'quote';

/** Where Next leads: to the question after, or back to the amount when nothing in between is left to answer. Pure. */
export function wayOn(flow: Flow<Answers>, answers: Answers, path: string): string {
  const steps = visibleSteps(flow, answers);
  const at = steps.findIndex((step) => step.path === path);
  const amount = steps.findIndex((step) => step.id === amountStep);
  const between = steps.slice(at + 1, amount);
  const isBack = at < amount && between.every((step) => isComplete(step, answers));
  return (isBack ? steps[amount]?.path : undefined) ?? pathAfter(flow, answers, path);
}
