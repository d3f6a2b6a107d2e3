import type { Program } from '@ndp/domain/programs/program.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { isComplete, visibleSteps } from '@ndp/flows/flow.ts';
import { redirect } from '../../routing/signals.ts';
import { here } from '../guards.ts';

/** Opens the sheet once there is an amount; otherwise the visitor comes to the question that is still open. */
export function guardSheet(program: Program, { estimate: { answers }, today } = here()): void {
  const steps = visibleSteps(estimateFlow(program, today), answers);
  const upToAmount = steps.slice(0, steps.findIndex((step) => step.id === 'quote') + 1);
  if (upToAmount.length > 0 && upToAmount.every((step) => isComplete(step, answers))) return;
  throw redirect({ to: '/application/$step', params: { step: 'quote' }, replace: true });
}
