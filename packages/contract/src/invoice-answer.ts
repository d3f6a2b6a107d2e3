import { invoiceTypes } from '@ndp/domain/settlement/invoice.ts';
import * as z from 'zod/mini';

const text = z.nullable(z.string());
const party = z.object({ nip: text, name: text, address: text });

/** What was read out of an invoice; every word is its issuer's. Days are `YYYY-MM-DD`, amounts grosze of its currency. */
export const invoiceAnswer = z.object({
  type: z.enum(invoiceTypes),
  number: z.string(),
  issued_on: z.string(),
  supplied_on: text,
  seller: party,
  buyer: party,
  currency: z.string(),
  gross_gr: z.int(),
  /** The first hundred; `line_count` tells how many there are. */
  lines: z.readonly(z.array(z.object({ name: z.string(), quantity: text, net_gr: z.nullable(z.int()) }))),
  line_count: z.int(),
  /** By when it says the whole was paid. */
  paid_on: text,
  /** Numbers of the invoices it corrects. */
  corrects: z.readonly(z.array(z.string())),
});
