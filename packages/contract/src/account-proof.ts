import * as z from 'zod/mini';

/** Whether one grosz with the code of the case came from the account in its application, from another one, or not yet. */
export const accountProof = z.object({
  state: z.enum(['waiting', 'proven', 'other']),
  /** The day of that transfer, YYYY-MM-DD. */
  on: z.nullable(z.string()),
});

/** The same for the applicant, with the transfer to send, which nobody has to; null: none came, and none is offered. */
export const offeredProof = z.nullable(
  z.object({
    ...accountProof.shape,
    ask: z.nullable(z.object({ payee: z.string(), account: z.string(), title: z.string() })),
  }),
);
