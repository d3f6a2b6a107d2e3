import { quoteSubsidy } from '@ndp/contract/calls/quote-subsidy.ts';
import { toQuoteRequest } from '@ndp/flows/estimate/requests.ts';
import { ask } from '../site/site.ts';
import { accept, useEstimate } from './estimate-store.ts';

/** Has the amount calculated for the answers given, unless it is known. */
export async function calculateQuote(): Promise<void> {
  const { answers } = useEstimate.getState();
  if (answers.quote) return;
  const quote = await ask(quoteSubsidy, { body: toQuoteRequest(answers) as never });
  accept('quote', { quote });
}
