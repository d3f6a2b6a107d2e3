import { type Flow, isComplete, type Step, visibleSteps } from './flow.ts';

/** A line of the stepper: one or more steps under one label. */
export interface StepperEntry {
  readonly id: string;
  readonly path: string;
  readonly state: 'done' | 'current' | 'todo';
}

/** The stepper for these facts, seen from the step at `path`. A step that counts as another has no line. */
export function stepperEntries<Facts>(
  flow: Flow<Facts>,
  facts: Facts,
  path: string,
): readonly StepperEntry[] {
  const steps = knownSteps(flow, facts);
  const entryOf = (step: Step<Facts>) => step.countsAs?.(facts) ?? step.id;
  const current = steps.find((step) => step.path === path);
  const open = steps.findIndex((step) => !isComplete(step, facts));
  const reached = open === -1 ? steps.length : open;
  return steps
    .filter((step) => entryOf(step) === step.id)
    .map((step) => {
      const members = steps.filter((member) => entryOf(member) === step.id);
      const isDone = members.every((member) => steps.indexOf(member) < reached);
      const isCurrent = current !== undefined && entryOf(current) === step.id;
      return { id: step.id, path: step.path, state: stateOf(isCurrent, isDone) };
    });
}

/** The steps that are certain: up to the first open one on whose answer it depends which follow. */
function knownSteps<Facts>(flow: Flow<Facts>, facts: Facts): readonly Step<Facts>[] {
  const steps = visibleSteps(flow, facts);
  const fork = steps.findIndex((step) => step.decides && !isComplete(step, facts));
  return fork === -1 ? steps : steps.slice(0, fork + 1);
}

/** Whether more steps may follow than the stepper lists, so that nobody is promised a number of them. */
export function isOpenEnded<Facts>(flow: Flow<Facts>, facts: Facts): boolean {
  return visibleSteps(flow, facts).some((step) => step.decides && !isComplete(step, facts));
}

function stateOf(isCurrent: boolean, isDone: boolean): StepperEntry['state'] {
  if (isCurrent) return 'current';
  return isDone ? 'done' : 'todo';
}
