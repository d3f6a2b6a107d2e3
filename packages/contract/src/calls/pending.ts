import { submit } from '@ndp/flows/estimate/submit/step.ts';
import * as z from 'zod/mini';
import { basePath, call } from '../call.ts';

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) });
const accepted = z.object({ status: z.literal('accepted') });

export const resendLink = call({
  method: 'POST',
  path: `${basePath}/applications/:id/resend`,
  summary: 'Sends the link again; the answer never tells whether the application exists',
  status: 202,
  params,
  answer: accepted,
});

export const correctEmail = call({
  method: 'POST',
  path: `${basePath}/applications/:id/email`,
  summary: 'Corrects a mistyped address before it was confirmed; the old link dies',
  status: 202,
  params,
  secret: 'submission',
  ends: 'link',
  body: z.strictObject({
    ...submit.schema.shape,
    /** The Idempotency-Key the estimate was sent with: only the browser that sent it knows it. */
    submission_secret: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  answer: accepted,
});
