import { codeSystems } from '@ndp/domain/settlement/invoice.ts';
import { findingSources, settlementRules } from '@ndp/domain/settlement/settlement.ts';
import * as z from 'zod/mini';
import { invoiceAnswer } from './invoice-answer.ts';

/** A document of a settlement, and what was read out of it when it came. */
export const settledDocument = z.object({
  id: z.string(),
  kind: z.string(),
  file_name: z.string(),
  bytes: z.int(),
  media_type: z.string(),
  uploaded_at: z.string(),
  /** SHA-256 of its file, hexadecimal. */
  hash: z.string(),
  /** What it says, where it is an invoice that came as XML. */
  invoice: z.optional(invoiceAnswer),
  /** What the verification code of a printed invoice says. */
  code: z.optional(
    z.object({ system: z.enum(codeSystems), nip: z.string(), issued_on: z.string(), hash: z.string() }),
  ),
  /** How well a picture may be read, as it was measured. */
  picture: z.optional(z.object({ side: z.int(), sharpness: z.number(), light: z.int() })),
});

/** A rule of the settlement, answered as far as it can be. */
export const settlementFinding = z.object({
  rule: z.enum(settlementRules),
  verdict: z.enum(['agrees', 'differs', 'unknown']),
  source: z.enum(findingSources),
  /** What the rule says where it holds. */
  name: z.string(),
  /** What differs, or what a person looks at. */
  sentences: z.array(z.string()),
});
