import * as z from 'zod/mini';
import { email, text } from '../../fields.ts';

/** Longest name of a helper, in characters. */
export const longestHelperName = 60;

/**
 * Whom the applicant invites to help: the name is the applicant's own word for this person or firm; `signed_as` is the
 * name the helper is asked under.
 */
export const helperInvitation = z.strictObject({
  name: text(longestHelperName, 2),
  email: email(),
  signed_as: text(longestHelperName, 2),
});
