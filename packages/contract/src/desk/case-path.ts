import * as z from 'zod/mini';

export const ofPartner = z.object({ partner: z.string().check(z.regex(/^[a-z0-9-]{1,63}$/)) });

/** Which case of which partner a call is about. */
export const ofCase = z.extend(ofPartner, {
  reference: z.string().check(z.regex(/^NDP-\d{4}-[0-9A-Z]{6}$/)),
});
