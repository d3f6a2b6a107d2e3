import { submit } from '@ndp/flows/estimate/submit/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { accepted } from '../link.ts';

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) });
/** The Idempotency-Key the estimate was sent with: only the browser that sent it knows it. */
const submission_secret = z.string().check(z.minLength(1), z.maxLength(255));

export const resendLink = call('POST /applications/:id/resend', {
  summary: 'Sends the link again; the answer never tells whether the application exists',
  status: 202,
  params,
  answer: accepted,
});

export const correctEmail = call('POST /applications/:id/email', {
  summary: 'Corrects a mistyped address before it was confirmed; the old link dies',
  status: 202,
  params,
  secret: 'submission',
  ends: 'link',
  body: z.strictObject({
    ...submit.schema.shape,
    submission_secret,
  }),
  answer: accepted,
});

export const askConfirmed = call('POST /applications/:id/confirmed', {
  summary: 'Whether the address was confirmed, wherever the link was opened; asking changes nothing',
  params,
  secret: 'submission',
  body: z.strictObject({ submission_secret }),
  answer: z.object({ state: z.enum(['waiting', 'confirmed']) }),
});

export const confirmByCode = call('POST /applications/:id/code', {
  summary:
    'Opens the application by the code of the mail, in the browser that sent the estimate and nowhere else',
  params,
  secret: 'submission',
  ends: 'link',
  body: z.strictObject({
    submission_secret,
    code: z.string().check(z.maxLength(20, 'too_long')),
  }),
  /** The secret of a link like the one in the mail: whoever typed the code has read that mail. */
  answer: z.object({ token: z.string() }),
});
