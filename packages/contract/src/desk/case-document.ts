import { codeSystems } from '@ndp/domain/settlement/invoice.ts';
import { invoiceDoubts } from '@ndp/domain/settlement/invoice-rules.ts';
import * as z from 'zod/mini';
import { invoiceAnswer } from '../invoice-answer.ts';
import { alike } from './alike.ts';

/** A signed paper or an uploaded document of a case. */
export const caseDocument = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  media_type: z.string(),
  at: z.string(),
  /** SHA-256 of an uploaded document, hexadecimal; undefined of a signed paper. */
  sha256: z.optional(z.string()),
  /** Of a document of the settlement, once somebody looked at it; null before, undefined of a signed paper. */
  verdict: z.optional(z.nullable(z.enum(['accepted', 'insufficient']))),
  /** Whether something of it does not fit the agreement, so that it is accepted with a reason alone. */
  is_doubtful: z.optional(z.boolean()),
  /** Of a photograph, whose photograph it looks like; undefined: like none. */
  alike: z.optional(alike),
  /** Of an invoice, its date once somebody read it off; undefined of any other document. */
  issued_on: z.optional(z.nullable(z.string())),
  /** Of an invoice that came as XML: what it says, and what of it does not fit the case. */
  reading: z.optional(
    z.object({
      invoice: invoiceAnswer,
      doubts: z.array(z.object({ doubt: z.enum(invoiceDoubts), text: z.string() })),
      /** By the name of its file; its check holds. */
      ksef_number: z.nullable(z.string()),
      /** Where a person sees whether KSeF knows it. */
      link: z.string(),
      /** Whether the code of a printed invoice among the documents names this very file. */
      is_consistent: z.boolean(),
    }),
  ),
  /** Of a printed invoice, what its verification code says. */
  code: z.optional(
    z.object({
      system: z.enum(codeSystems),
      nip: z.string(),
      issued_on: z.string(),
      /** Whether it names the XML of an invoice among the documents. */
      is_consistent: z.boolean(),
      /** Where a person sees whether KSeF knows it; null: the code leads elsewhere. */
      link: z.nullable(z.string()),
    }),
  ),
});
