import * as z from 'zod/mini';
import { call } from '../call.ts';
import { deskRoles } from '../permissions.ts';

/** Who is logged in, and where they may do what. */
const sessionAnswer = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  partners: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Whether its cases are made up. */
      is_training: z.boolean(),
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

export const readSession = call('GET /session', {
  summary: 'Who is logged in, and what they may do where',
  desk: 'session',
  answer: sessionAnswer,
});

export const endSession = call('POST /session/end', {
  summary: 'Ends this session, or every session of the person',
  desk: 'session',
  body: z.strictObject({ everywhere: z.boolean() }),
  answer: z.object({ ended: z.literal(true) }),
});
