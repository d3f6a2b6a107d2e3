import { submit } from '@ndp/flows/estimate/submit/step.ts';
import * as z from 'zod/mini';
import { basePath, call } from '../call.ts';
import { link } from '../link.ts';
import { applicationAnswer } from './application.ts';

const accepted = z.object({ status: z.literal('accepted') });

export const confirmEmail = call({
  method: 'POST',
  path: `${basePath}/applications/:token/:id/confirmation`,
  summary: 'A person acts behind the link, so the e-mail address counts as verified; harmless when repeated',
  status: 200,
  params: link,
  secret: 'application',
  ends: 'link',
  answer: applicationAnswer,
});

export const correctSection = call({
  method: 'POST',
  path: `${basePath}/applications/:token/:id/corrections`,
  summary: 'Opens a submitted application again, until signing begins; the consents must then be given anew',
  status: 200,
  params: link,
  secret: 'application',
  ends: 'link',
  body: z.strictObject({
    section: z.enum(['client_info', 'building_address', 'building_info', 'settlement'], {
      error: 'not_offered',
    }),
  }),
  answer: applicationAnswer,
});

export const sendNewLink = call({
  method: 'POST',
  mayDemandProof: true,
  path: `${basePath}/applications/new_link`,
  summary: 'Sends a fresh link to the newest open application of an address; always answers the same',
  status: 202,
  body: z.strictObject(submit.schema.shape),
  answer: accepted,
});
