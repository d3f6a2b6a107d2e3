import * as z from 'zod/mini';
import { getsAQuote } from '../audiences.ts';
import { offer, quoteAnswer } from '../quote-answer.ts';

/** Complete once the calculation has answered with an amount above zero. */
export const quoteStep = {
  id: 'quote',
  path: 'quote',
  when: getsAQuote,
  schema: z.object({
    quote: quoteAnswer.check(z.refine((answer) => answer.quote > 0, 'quote_needed')),
    ...offer.shape,
  }),
} as const;
