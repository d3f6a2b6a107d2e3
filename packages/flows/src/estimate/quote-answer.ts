import * as z from 'zod/mini';

/** The quote as the call answers it. Amounts in PLN, energy in kWh and toe a year. */
export const quoteAnswer = z.object({
  quote: z.number().check(z.nonnegative()),
  explanation: z.object({
    reference_value_toe: z.number(),
    saved_kwh: z.number(),
    saved_percent: z.number(),
    unit_fee_pln_per_toe: z.number(),
    programme_year: z.number(),
    reference_set: z.string(),
    ceiling_pln: z.number(),
    payout_share: z.number(),
    co2_avoided_kg: z.nullable(z.number()),
    reason: z.nullable(z.enum(['no_saving', 'not_in_reference_set', 'programme_closed'])),
    notes: z.array(z.enum(['efficiency_before_floored', 'bio_fuel_declaration_required'])),
  }),
});

export type QuoteAnswer = z.infer<typeof quoteAnswer>;

/** Highest cost of an offer that is taken, PLN. */
export const highestOffer = 10_000_000;

/** What an installer asks, PLN; shown against the amount, sent nowhere. */
export const offer = z.object({
  offer_pln: z.nullish(z.number().check(z.nonnegative(), z.maximum(highestOffer))),
});
