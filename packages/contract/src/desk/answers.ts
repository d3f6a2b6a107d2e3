import { longestAnswer, longestAnswerTitle } from '@ndp/flows/standard-answer.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';

const key = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAnswerTitle));
const text = z.string().check(z.trim(), z.maxLength(longestAnswer));
const words = z.strictObject({ pl: text, en: text });

/** What a partner has of its own, as its file holds it. */
export const ownAnswers = z.array(z.strictObject({ key, title, text: words })).check(z.maxLength(100));
export type OwnAnswer = z.infer<typeof ownAnswers>[number];

const standardAnswer = z.object({
  key: z.string(),
  title: z.string(),
  text: z.object({ pl: z.string(), en: z.string() }),
  /** Whether the release has it, so that without the partner’s words those of the release come back. */
  is_built_in: z.boolean(),
  /** Who put it so last, and when; null: it stands as in the release. */
  changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
});
export type StandardAnswer = z.infer<typeof standardAnswer>;

const standardAnswers = z.object({ answers: z.array(standardAnswer) });

export const readAnswers = call('GET /answers', {
  summary: 'The standard answers of the partner, its own and those of the release, by title',
  permission: 'read-wording',
  params: ofPartner,
  answer: standardAnswers,
});

export const editAnswer = call('POST /answers', {
  summary: 'Saves a standard answer, or removes it; one of the release then stands as it came',
  permission: 'edit-wording',
  params: ofPartner,
  body: z.strictObject({
    /** Null: a new one. */
    key: z.nullable(key),
    /** Null: it is removed. */
    answer: z.nullable(z.strictObject({ title, text: words })),
    /** When it was changed last, as the page has shown; null: never. */
    seen: z.nullable(z.string().check(z.maxLength(40))),
  }),
  answer: standardAnswers,
});

export const readAnswersForCase = call('GET /cases/:reference/answers', {
  summary:
    'The standard answers in the applicant’s language, filled in; a field without a value stays in braces',
  permission: 'read-case',
  params: ofCase,
  answer: z.object({
    answers: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  }),
});
