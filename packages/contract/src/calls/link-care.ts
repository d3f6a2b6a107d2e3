import { terms } from '@ndp/flows/application/terms/step.ts';
import { planningFields } from '@ndp/flows/estimate/planning/step.ts';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { accepted, byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const confirmEmail = call('POST /applications/:token/:id/confirmation', {
  summary: 'A person acts behind the link, so the e-mail address counts as verified; harmless when repeated',
  ...byApplication,
  ends: 'link',
  answer: applicationAnswer,
});

const { gdpr_consent } = planningFields.shape;
/** What the applicant of a case from paper ticks: nobody could do it for them. */
export const acknowledgement = z.strictObject({ gdpr_consent });

export const acknowledgePaper = call('POST /applications/:token/:id/acknowledgement', {
  summary:
    'The applicant of a case the office entered from paper has read how personal data are processed; the address counts as verified',
  ...byApplication,
  ends: 'link',
  body: acknowledgement,
  answer: applicationAnswer,
});

export const confirmTerms = call('POST /applications/:token/:id/terms', {
  summary:
    'The applicant of an application of which a helper prepared a part repeats its amount and the duties; it cannot be sent before',
  ...byApplication,
  ends: 'link',
  body: z.strictObject(terms.shape),
  answer: applicationAnswer,
});

export const correctSection = call('POST /applications/:token/:id/corrections', {
  summary:
    'Opens a submitted application again, until the first signature; the consents must then be given anew',
  ...byApplication,
  ends: 'link',
  body: z.strictObject({
    section: z.enum(['client_info', 'building_address', 'building_info', 'settlement'], {
      error: 'not_offered',
    }),
  }),
  answer: applicationAnswer,
});

export const sendNewLink = call('POST /applications/new_link', {
  mayDemandProof: true,
  summary: 'Sends a fresh link to the newest open application of an address; always answers the same',
  status: 202,
  body: z.strictObject(submit.schema.shape),
  answer: accepted,
});
