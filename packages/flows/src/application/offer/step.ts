import { toGrosze } from '@ndp/domain/money/grosze.ts';
import * as z from 'zod/mini';
import { text, ticked } from '../../fields.ts';

/** Longest name of a device, in characters. */
export const longestOfferDevice = 120;

/** An amount in PLN as it is written, perhaps with spaces and two decimals. */
export const priceText = () => text(20).check(z.regex(/^\d[\d\s]{0,12}(?:[.,]\d{2})?$/, 'not_a_number'));

/** An installer's offer as its applicant gives it; the price is gross, in PLN, as it is written. */
export const offerFields = z.object({
  offer_device: text(longestOfferDevice, 1, 'enter_model'),
  offer_price: priceText(),
  nothing_ordered: ticked('must_tick_offer'),
});

/** A price as it was typed, in grosze. */
export function readPrice(price: string): number {
  return toGrosze(price.replace(/\s/g, '').replace(',', '.'));
}
