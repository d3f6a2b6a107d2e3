import type * as z from 'zod/mini';

/** One question of a questionnaire. Facts are the answers given so far. */
export interface Step<Facts> {
  readonly id: string;
  /** Last part of the step's address. */
  readonly path: string;
  /** Who is asked. */
  readonly when: (facts: Facts) => boolean;
  /** Whether its answer decides which steps follow; they are not listed before it is given. */
  readonly decides?: boolean;
  /** The step is complete when this accepts the answers; nothing else is stored about it. */
  readonly schema: z.ZodMiniType;
  /** Another step under whose stepper entry this one counts for these facts; itself when absent. */
  readonly countsAs?: (facts: Facts) => string | undefined;
}

/** An ordered questionnaire. The order of `steps` is the order of the screens. */
export interface Flow<Facts> {
  readonly base: string;
  readonly whenDone: string;
  readonly steps: readonly Step<Facts>[];
}

/** The steps this visitor is asked, in order. */
export function visibleSteps<Facts>(flow: Flow<Facts>, facts: Facts): readonly Step<Facts>[] {
  return flow.steps.filter((step) => step.when(facts));
}

/** Whether the answers given so far satisfy the step. */
export function isComplete<Facts>(step: Step<Facts>, facts: Facts): boolean {
  return step.schema.safeParse(facts).success;
}

/** The first step without an accepted answer, or undefined when all are answered. */
export function firstIncomplete<Facts>(flow: Flow<Facts>, facts: Facts): Step<Facts> | undefined {
  return visibleSteps(flow, facts).find((step) => !isComplete(step, facts));
}

/**
 * The path to show when a visitor asks for `path`: that very step when it may be opened, otherwise the first
 * incomplete step, or the flow's end when nothing is left to answer.
 */
export function guard<Facts>(flow: Flow<Facts>, facts: Facts, path: string): string {
  const steps = visibleSteps(flow, facts);
  const open = steps.findIndex((step) => !isComplete(step, facts));
  if (open === -1) return flow.whenDone;
  const index = steps.findIndex((step) => step.path === path);
  return index !== -1 && index <= open ? path : (steps[open]?.path ?? flow.whenDone);
}

/** The path after a step that has just been answered. */
export function pathAfter<Facts>(flow: Flow<Facts>, facts: Facts, path: string): string {
  const steps = visibleSteps(flow, facts);
  return steps[steps.findIndex((step) => step.path === path) + 1]?.path ?? flow.whenDone;
}

/** The path before a step, or undefined at the first one. */
export function pathBefore<Facts>(flow: Flow<Facts>, facts: Facts, path: string): string | undefined {
  const steps = visibleSteps(flow, facts);
  return steps[steps.findIndex((step) => step.path === path) - 1]?.path;
}
