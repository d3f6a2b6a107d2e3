import * as z from 'zod/mini';
import { deskRoles } from './permissions.ts';

/** Who is logged in, and where they may do what. */
export const sessionAnswer = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  partners: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      roles: z.array(z.enum(deskRoles)),
      acts: z.array(z.string()),
    }),
  ),
  /** Whether they may open partners. */
  may_open: z.boolean(),
  /** When the session is over however busy it is. */
  ends_at: z.string(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const sessionPath = '/api/session';

/** Ends this session, or every one of the person. */
export const sessionEndPath = '/api/session/end';
export const sessionEndBody = z.strictObject({ everywhere: z.boolean() });
