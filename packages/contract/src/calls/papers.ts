import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const paper = z.enum(['application', 'agreement']);

/** The signed documents, as a link to them shows it. */
const papersAnswer = z.object({
  reference: z.string(),
  /** The language of the mails of the case; the page opens in it. */
  language: z.enum(['pl', 'en']),
  organiser: z.string(),
  papers: z.array(
    z.object({
      paper,
      title: z.string(),
      file_name: z.string(),
      bytes: z.int(),
      /** SHA-256 of the signed file, hexadecimal. */
      signed_hash: z.string(),
      /** ISO moment. */
      signed_at: z.string(),
    }),
  ),
});
export type PapersAnswer = z.infer<typeof papersAnswer>;

export const getPapers = call('GET /papers/:token/:id', {
  summary: 'The signed documents behind a link of their own; reading changes nothing',
  params: link,
  secret: 'papers',
  answer: papersAnswer,
});

export const getSignedPaper = call('GET /papers/:token/:id/:paper', {
  summary: 'A signed document; `copy=en` gives an English reading copy of it',
  params: z.extend(link, { paper }),
  secret: 'papers',
  query: z.object({ copy: z.optional(z.literal('en')) }),
  answer: { mediaTypes: ['application/pdf'] },
});

export const sendPapersLink = call('POST /applications/:token/:id/papers_link', {
  summary: 'Mails the applicant a link to the signed documents, which show all numbers in full',
  status: 202,
  ...byApplication,
  /** `later`: the address had its share of such mails; one more comes within a day. */
  answer: z.object({ status: z.enum(['accepted', 'later']) }),
});

export const remindSigner = call('POST /applications/:token/:id/signing_reminder', {
  summary: 'Mails the link to sign again; the one before dies',
  status: 202,
  ...byApplication,
  ends: 'link',
  answer: z.object({ status: z.literal('accepted') }),
});

export const withdrawApplication = call('POST /applications/:token/:id/withdrawal', {
  summary: 'Withdraws the application, until the agreement is signed; a signing under way ends',
  ...byApplication,
  ends: 'case',
  answer: applicationAnswer,
});
