import { retentionClasses } from '@ndp/domain/retention/classes.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';

const erased = z.object({ status: z.literal('erased') });

/** What is stored of an applicant, and until when. */
const personalDataAnswer = z.object({
  reference: z.string(),
  /** The language of the mails of the case; the page opens in it. */
  language: z.enum(['pl', 'en']),
  /** A request to be called back holds less than an application. */
  kind: z.enum(['estimate', 'callback']),
  /** The class of the table of periods it is in. */
  retention: z.enum(retentionClasses),
  /** First day it is no longer kept, YYYY-MM-DD; null while the case runs. With an agreement that runs: the earliest. */
  kept_until: z.nullable(z.string()),
  /** Whether it may be erased now; once an agreement is signed the law forbids it until that day. */
  can_be_erased: z.boolean(),
});
export type PersonalDataAnswer = z.infer<typeof personalDataAnswer>;

export const getPersonalData = call('GET /applications/:token/:id/personal_data', {
  summary: 'What is kept of the applicant and until when; reading it changes nothing',
  ...byApplication,
  answer: personalDataAnswer,
});

export const getPersonalDataFile = call('GET /applications/:token/:id/personal_data/file', {
  summary: 'Everything that is kept of the application as a JSON file, as its link shows it',
  ...byApplication,
  answer: { mediaTypes: ['application/json'] },
});

export const getNotMe = call('GET /not_me/:token/:id', {
  summary: 'What the link “this was not me” is about; reading it changes nothing',
  params: link,
  secret: 'not-me',
  answer: z.object({ reference: z.string(), language: z.enum(['pl', 'en']) }),
});

export const confirmNotMe = call('POST /not_me/:token/:id', {
  summary: 'Erases what was sent in somebody’s name, as long as the address is not confirmed',
  params: link,
  secret: 'not-me',
  ends: 'case',
  answer: erased,
});

export const erasePersonalData = call('POST /applications/:token/:id/erasure', {
  summary: 'Erases the application and everything that belongs to it, unless an agreement was signed',
  ...byApplication,
  ends: 'case',
  answer: erased,
});
