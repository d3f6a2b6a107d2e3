import { submit } from '@ndp/flows/estimate/submit/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { accepted } from '../link.ts';

export const waitForOpening = call('POST /partners/opening', {
  mayDemandProof: true,
  summary:
    'Asks an address whether it wants one mail once the programme takes estimates; always answers the same',
  status: 202,
  body: z.strictObject(submit.schema.shape),
  answer: accepted,
});

/** The secret in the mail to an address that is to wait; it opens nothing but that. */
const openingLink = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type OpeningLink = z.infer<typeof openingLink>;

/** Everything that is stored of an address that waits. */
const openingAnswer = z.object({
  email: z.string(),
  /** The language of its mails; the page opens in it. */
  language: z.enum(['pl', 'en']),
  /** Who runs the programme. */
  organiser: z.string(),
  state: z.enum(['asked', 'confirmed', 'erased']),
  /** First day it is no longer kept, YYYY-MM-DD; it goes sooner when the programme opens. */
  kept_until: z.string(),
});
export type OpeningAnswer = z.infer<typeof openingAnswer>;

export const getOpening = call('GET /opening/:token', {
  summary: 'What is kept of an address that waits for a programme to open; reading it changes nothing',
  params: openingLink,
  secret: 'opening',
  answer: openingAnswer,
});

export const answerOpening = call('POST /opening/:token', {
  summary: 'Agrees to one mail when the programme opens, or erases the address at once',
  params: openingLink,
  secret: 'opening',
  ends: 'link',
  body: z.strictObject({ state: z.enum(['confirmed', 'erased']) }),
  answer: openingAnswer,
});
