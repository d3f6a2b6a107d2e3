import { quoteSubsidy } from '@ndp/contract/calls/quote-subsidy.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { toQuoteRequest } from '@ndp/flows/estimate/requests.ts';
import { pathAfter } from '@ndp/flows/flow.ts';
import type { StepScreen } from '@ndp/flows/screen.tsx';
import { ask } from '../site/site.ts';
import { today } from '../site/today.ts';
import { accept, useEstimate } from './estimate-store.ts';

/** Fetches a step's screen, and for the quote its amount; the step after it is fetched while this one is read. */
export async function loadStep(
  program: Program,
  path: string,
): Promise<{ path: string; screen: StepScreen<Answers> }> {
  const screen = await estimateScreens[path as EstimateStepId]();
  if (path === 'quote') await calculateQuote();
  fetchAhead(program, path);
  return { path, screen };
}

async function calculateQuote(): Promise<void> {
  const { answers } = useEstimate.getState();
  if (answers.quote) return;
  const quote = await ask(quoteSubsidy, { body: toQuoteRequest(answers) as never });
  accept('quote', { quote });
}

function fetchAhead(program: Program, path: string): void {
  const flow = estimateFlow(program, today());
  const next = pathAfter(flow, useEstimate.getState().answers, path) as EstimateStepId | 'pending-confirm';
  if (next === 'pending-confirm') return;
  void estimateScreens[next]().catch(() => undefined);
}
