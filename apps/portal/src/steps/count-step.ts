import { countStep, type StepMark } from '@ndp/contract/calls/steps.ts';
import { ask } from '../site/site.ts';

const counted = new Set<string>();

/** Has the server count a step, each mark once while the portal stays open. Whether it could be counted is no one's care. */
export function tellStep(step: string, mark: StepMark): void {
  const key = `${step} ${mark}`;
  if (counted.has(key)) return;
  counted.add(key);
  ask(countStep, { body: { step, mark } }).catch(() => undefined);
}
