import { setTimeout as wait } from 'node:timers/promises';

/** Answers whose time must tell nothing leave at full steps of this length only, ms. */
export const stepMs = 100;

/**
 * Does a piece of work and waits for the next full step since it began, so that its time tells only how many steps it
 * took: at least one, and on a busy machine most likely as many for whatever there was to do.
 *
 * @throws whatever the work throws, at once
 */
export async function inEvenSteps<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  await wait(stepMs - ((performance.now() - begun) % stepMs));
  return result;
}
