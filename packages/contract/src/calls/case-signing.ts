import * as z from 'zod/mini';

/** How far the signing is; null until the documents are made. */
export const caseSigning = z.object({
  /** Until when they must be signed, ISO moment. */
  deadline: z.string(),
  /** The documents and the state of each, as the signature port names it. */
  papers: z.array(z.object({ paper: z.enum(['application', 'agreement']), state: z.string() })),
  /** Whether the link to sign may be requested again. */
  can_remind: z.boolean(),
  /** Whether it was signed under another name, which a person looks at first. */
  is_held: z.boolean(),
  /** Whether the first of two has signed, and the second is waited for. */
  second_waits: z.boolean(),
  /** Whether all have signed, and the documents are being sealed. */
  is_being_sealed: z.boolean(),
});
