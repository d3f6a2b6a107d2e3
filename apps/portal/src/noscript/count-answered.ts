import type { Ask } from '@ndp/contract/ask.ts';
import { countStep, stepMarks } from '@ndp/contract/calls/steps.ts';
import { placeAt } from '../routing/addresses.ts';

/** Counts the step whose form led on to another page, as shown and answered. Whether it could be counted is no one's care. */
export async function countAnswered(ask: Ask, from: string, to: string): Promise<void> {
  const step = stepAt(from);
  if (!step || stepAt(to) === step) return;
  await Promise.allSettled(stepMarks.map((mark) => ask(countStep, { body: { step, mark } })));
}

function stepAt(href: string): string | undefined {
  const place = placeAt(href.split(/[?#]/)[0] ?? '');
  if (place?.address === '/additional-data/check/$id/$token') return 'check';
  const isStep =
    place?.address === '/application/$step' || place?.address === '/additional-data/$step/$id/$token';
  return isStep ? place.params.step : undefined;
}
