import type { Ask } from '@ndp/contract/ask.ts';
import { quoteSubsidy } from '@ndp/contract/calls/quote-subsidy.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { toQuoteRequest } from '@ndp/flows/estimate/requests.ts';
import { ask } from '../site/site.ts';
import { accept, useEstimate } from './estimate-store.ts';

/** Has the amount calculated for the answers given, unless it is known. */
export async function calculateQuote(): Promise<void> {
  const { answers } = useEstimate.getState();
  if (answers.quote) return;
  accept('quote', { quote: await askAmount(ask, answers) });
}

/** The amount for these answers. */
export function askAmount(by: Ask, answers: Answers) {
  return by(quoteSubsidy, { body: toQuoteRequest(answers) as never });
}
