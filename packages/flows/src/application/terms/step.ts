import * as z from 'zod/mini';
import { ticked } from '../../fields.ts';
import { priceText, readPrice } from '../offer/step.ts';

/** What an applicant repeats where a helper prepared a part: the amount in PLN as it is written, and the duties. */
export const terms = z.object({
  terms_amount: priceText(),
  not_sold: ticked('must_tick'),
  kept_years: ticked('must_tick'),
  own_account: ticked('must_tick'),
});
export type TermsInput = z.infer<typeof terms>;

/** The same of one application: its amount, grosze, is compared to the grosz. */
export function termsFor(amountGr: number): z.ZodMiniType<TermsInput> {
  return z.extend(terms, {
    terms_amount: priceText().check(z.refine((typed) => readPrice(typed) === amountGr, 'other_amount')),
  });
}
