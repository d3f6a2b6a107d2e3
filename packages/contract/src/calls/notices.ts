import * as z from 'zod/mini';
import { call } from '../call.ts';

/** The secret in the mails to the second address of a case; it opens nothing but the choice whether to get them. */
const noticesLink = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type NoticesLink = z.infer<typeof noticesLink>;

/** What the page of the second address shows: nothing of any person. */
const noticesAnswer = z.object({
  reference: z.string(),
  /** The language of the case; the page opens in it. */
  language: z.enum(['pl', 'en']),
  /** Who runs the programme. */
  organiser: z.string(),
  state: z.enum(['asked', 'confirmed', 'stopped']),
});
export type NoticesAnswer = z.infer<typeof noticesAnswer>;

export const getNotices = call('GET /notices/:token', {
  summary: 'Whether the second address of a case gets messages; reading it changes nothing',
  params: noticesLink,
  secret: 'notices',
  answer: noticesAnswer,
});

export const answerNotices = call('POST /notices/:token', {
  summary: 'Agrees to messages about a case at the second address, or stops them; harmless when repeated',
  params: noticesLink,
  secret: 'notices',
  body: z.strictObject({ state: z.enum(['confirmed', 'stopped']) }),
  answer: noticesAnswer,
});
