import * as z from 'zod/mini';

/** How the signing of one document goes. */
export const caseSignature = z.object({
  paper: z.string(),
  state: z.string(),
  at: z.string(),
  until: z.string(),
  /** Each signature made elsewhere: who was asked for it, and what was checked, line by line. */
  own: z.array(
    z.object({ signer: z.string(), checks: z.array(z.object({ what: z.string(), found: z.string() })) }),
  ),
});

/** A signature that waits for a person. */
export const heldSignature = z.object({
  name: z.string(),
  typed: z.string(),
  reason: z.string(),
  /** Whether it was made elsewhere. */
  is_own: z.boolean(),
});
