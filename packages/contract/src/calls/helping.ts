import { helperSections } from '@ndp/flows/application/helping/fields.ts';
import { helperInvitation } from '@ndp/flows/application/helping/invitation.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';
import { programPart } from './portal-config.ts';

export const inviteHelper = call('PUT /applications/:token/:id/helper', {
  summary:
    'Invites somebody to prepare sections by a link of their own, in place of whoever was invited before; harmless when repeated',
  ...byApplication,
  ends: 'link',
  body: helperInvitation,
  answer: applicationAnswer,
});

export const sendHelperLink = call('POST /applications/:token/:id/helper/link', {
  summary: 'Mails the helper a new link; the one before dies',
  ...byApplication,
  ends: 'link',
  answer: applicationAnswer,
});

export const dismissHelper = call('POST /applications/:token/:id/helper/dismissal', {
  summary:
    'Takes the invitation back: the link dies at once, what was prepared stays; harmless when repeated',
  ...byApplication,
  ends: 'link',
  answer: applicationAnswer,
});

/** The secret of a helper's link; it opens nothing but what a helper may prepare. */
const helpingLink = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export type HelpingLink = z.infer<typeof helpingLink>;

const typed = z.record(z.string(), z.nullable(z.string().check(z.maxLength(10_000, 'too_long'))));
const draft = z.object({ typed, version: z.int() });
const sectionName = z.enum(helperSections);

/** What a helper is shown: neither PESEL nor account, neither statements nor anybody's e-mail. */
const helpingAnswer = z.object({
  reference: z.string(),
  /** The language of the case; the page opens in it. */
  language: z.enum(['pl', 'en']),
  /** Who runs the programme. */
  organiser: z.string(),
  /** Who asks for help, by the name the invitation is signed with. */
  applicant: z.string(),
  state: z.enum(['invited', 'handed_over', 'declined']),
  variant: z.string(),
  /** What each section says, or the estimate knew; the helper's fields only. */
  sections: z.record(z.string(), typed),
  /** What is typed in each section and not saved by the applicant; the helper's fields only. */
  drafts: z.record(z.string(), draft),
  /** The sections the applicant has saved. */
  saved: z.array(sectionName),
  /** Until when the link works, ISO moment. */
  expires_at: z.string(),
  /** The version of the programme it was begun in, where that is not the one that counts now. */
  program_content: z.optional(programPart),
  /** Sent along with what is prepared, so that nothing newer is replaced unseen. */
  revision: z.int(),
});
export type HelpingAnswer = z.infer<typeof helpingAnswer>;

export const getHelping = call('GET /helping/:token', {
  summary: 'What a helper may prepare; reading it changes nothing',
  params: helpingLink,
  secret: 'helper',
  answer: helpingAnswer,
});

export const prepareSection = call('PUT /helping/:token/drafts/:section', {
  summary:
    'Keeps what a helper types in a section; it counts for nothing until the applicant has checked and saved it',
  params: z.extend(helpingLink, { section: sectionName }),
  secret: 'helper',
  body: z.strictObject({
    typed,
    /** Of the draft that was stored or shown last; 0: none. */
    version: z.int().check(z.nonnegative()),
    /** Of the application when the page was opened. */
    revision: z.int().check(z.nonnegative()),
  }),
  answer: z.object({ version: z.int() }),
  newer: z.object({ current: z.nullable(draft) }),
});

export const answerInvitation = call('POST /helping/:token/answer', {
  summary:
    'Hands over to the applicant, or declines, which ends the link; the applicant is told; harmless when repeated',
  params: helpingLink,
  secret: 'helper',
  ends: 'link',
  body: z.strictObject({ answer: z.enum(['handed_over', 'declined'], { error: 'choose_answer' }) }),
  answer: helpingAnswer,
});
