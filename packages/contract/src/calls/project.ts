import { projectFields } from '@ndp/flows/estimate/project-answers.ts';
import { quoteAnswer } from '@ndp/flows/estimate/quote-answer.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';
import { draftConflict } from './sections.ts';

const given = z.nullish(
  z.union([z.string().check(z.maxLength(10_000, 'too_long')), z.number(), z.boolean()], {
    error: 'wrong_type',
  }),
);

/**
 * The project as it shall be, whole. Which answers are required follows from the kind of building and from the
 * programme, so the estimate's own steps decide when the application is known.
 */
export const projectAnswers = z.strictObject(
  Object.fromEntries(projectFields.map((field) => [field, given])) as Record<
    (typeof projectFields)[number],
    typeof given
  >,
);
export type SentProject = z.infer<typeof projectAnswers>;

export const quoteProject = call('POST /applications/:token/:id/project/quote', {
  summary: 'The amount with a corrected project beside the amount promised; nothing is stored',
  ...byApplication,
  body: z.strictObject({ answers: projectAnswers }),
  answer: z.object({
    /** As it was promised. */
    before: quoteAnswer,
    /** As it would be; the same where nothing was corrected that the amount depends on. Zero cannot be accepted. */
    after: quoteAnswer,
  }),
});

export const keepProjectDraft = call('PUT /applications/:token/:id/project/draft', {
  summary:
    'Keeps a correction of the project whose amount is not accepted yet; it counts for nothing. Nothing typed gives it up',
  ...byApplication,
  body: z.strictObject({
    /** What was emptied is null; what no step asks is not kept. */
    typed: z.record(z.string(), given),
    /** Of the draft that was stored or shown last; 0: none. */
    version: z.int().check(z.nonnegative()),
  }),
  answer: z.object({ version: z.int() }),
  newer: draftConflict,
});

export const correctProject = call('PUT /applications/:token/:id/project', {
  summary:
    'Corrects the project until the first signature, for an amount that was accepted; a sent application is opened again',
  ...byApplication,
  ends: 'link',
  looksAtRevision: true,
  body: z.strictObject({
    answers: projectAnswers,
    /** The amount that was shown and accepted, whole PLN. */
    quote: z.int().check(z.nonnegative()),
  }),
  answer: applicationAnswer,
});
