import type { StepMark } from '@ndp/contract/calls/steps.ts';
import { useEffect } from 'react';
import { whenIdle } from '../site/idle.ts';

/** Has a step counted once nothing better is to be done: the number of times, and nothing of the visitor. */
export function countStep(step: string, mark: StepMark): void {
  whenIdle(async () => (await import('./count-step.ts')).tellStep(step, mark));
}

/** Counts that the step of this page was shown. */
export function useStepSeen(step: string): void {
  useEffect(() => countStep(step, 'seen'), [step]);
}
