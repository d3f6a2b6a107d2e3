import * as z from 'zod/mini';

/** Part of the body of a call that was demanded a proof. */
export const waiting = z.object({ wait: z.object({ ticket: z.string(), seconds: z.int() }) });
/** With which ticket to wait, and for how long, where no proof can be given. */
export type Wait = z.infer<typeof waiting>['wait'];

/** How to wait, as a call that was demanded a proof is told; undefined where its answer says nothing of it. */
export function waitDemanded(body: unknown): Wait | undefined {
  return waiting.safeParse(body).data?.wait;
}
