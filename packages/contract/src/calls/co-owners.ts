import { coOwnerAnswer, coOwners } from '@ndp/flows/application/co-owners/rules.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';
import { applicationAnswer } from './application.ts';

const text = z.nullable(z.string());

export const saveCoOwners = call('PUT /applications/:token/:id/co_owners', {
  summary:
    'Names all co-owners of the building; who is not listed is taken back, who is new is asked once the application is sent',
  ...byApplication,
  looksAtRevision: true,
  body: z.strictObject({ co_owners: coOwners }),
  answer: applicationAnswer,
});

export const remindCoOwner = call('POST /applications/:token/:id/co_owners/:co_owner/reminder', {
  summary: 'Mails a co-owner who has not answered a new link; the one before dies',
  params: z.extend(link, { co_owner: z.string().check(z.minLength(1), z.maxLength(200)) }),
  secret: 'application',
  ends: 'link',
  answer: applicationAnswer,
});

/** The secret of a co-owner's link; it opens nothing but what this person is asked. */
const coOwnerLink = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type CoOwnerLink = z.infer<typeof coOwnerLink>;

/** What a co-owner is shown: neither PESEL nor account, neither telephone nor e-mail of the applicant. */
const coOwnerSummary = z.object({
  /** Who applies. */
  applicant: z.string(),
  /** Where the building stands, on one line. */
  building_address: z.string(),
  existing_heat_source: text,
  heat_source: text,
  heat_source_variant: z.nullable(z.number()),
  /** Whole PLN. */
  quote: z.nullable(z.number()),
  /** YYYY-MM-DD. */
  planned_completion_date: text,
});
export type CoOwnerSummary = z.infer<typeof coOwnerSummary>;

/** What the page of a co-owner's link shows. */
const coOwnerRequestAnswer = z.object({
  reference: z.string(),
  /** The language of the mail; the page opens in it. */
  language: z.enum(['pl', 'en']),
  /** The obliged entity. */
  organiser: z.string(),
  summary: coOwnerSummary,
  /** SHA-256 of the summary, hexadecimal; sent back with the answer, which speaks of nothing else. */
  summary_hash: z.string(),
  /** What this person answered last; null before. */
  given: z.nullable(z.object({ answer: z.enum(['agree', 'object']), answered_at: z.string() })),
  /** Why nothing can be answered now; null when it can. */
  closed: z.nullable(z.enum(['in_completion', 'signed', 'ended'])),
  /** Whether the agreement is signed: a first answer is then put on record and stops nothing. */
  is_signed: z.boolean(),
  /** Until when the link works, ISO moment. */
  expires_at: z.string(),
});
export type CoOwnerRequestAnswer = z.infer<typeof coOwnerRequestAnswer>;

export const getCoOwnerRequest = call('GET /co_owner_requests/:token', {
  summary: 'What a co-owner is asked; reading it changes nothing',
  params: coOwnerLink,
  secret: 'co-owner',
  answer: coOwnerRequestAnswer,
});

export const answerCoOwnerRequest = call('POST /co_owner_requests/:token/answer', {
  summary:
    'Agrees or objects as a co-owner; may be changed until the agreement is signed, harmless when repeated',
  params: coOwnerLink,
  secret: 'co-owner',
  ends: 'link',
  body: z.strictObject({
    ...coOwnerAnswer.shape,
    /** Version of the sentence that was shown, in the language of the call. */
    statement: z.string().check(z.maxLength(40, 'too_long')),
    summary_hash: z.string().check(z.maxLength(64, 'too_long')),
  }),
  answer: coOwnerRequestAnswer,
});
