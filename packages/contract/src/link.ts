import * as z from 'zod/mini';

/** What the e-mailed link holds: the secret first, as in the path of the calls. */
export const link = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  id: z.string().check(z.minLength(1), z.maxLength(200)),
});

export type Link = z.infer<typeof link>;

/** Of a call that is made with the e-mailed link of an application. */
export const byApplication = { params: link, secret: 'application' } as const;

/** Answer of a call that says the same whatever comes of it. */
export const accepted = z.object({ status: z.literal('accepted') });
