import * as z from 'zod/mini';
import { call } from '../call.ts';
import { rewording } from '../calls/portal-config.ts';
import { ofPartner } from './case-path.ts';

const text = z.string().check(z.maxLength(4000));
const words = z.strictObject({ pl: text, en: text });

/** The texts of a search that are shown at once. */
export const mostTexts = 40;

const change = z.object({
  n: z.int(),
  at: z.string(),
  /** Null: it came from a file on the server. */
  by: z.nullable(z.string()),
  /** Null: the text was taken back. */
  now: z.nullable(words),
});

const wordingText = z.object({
  /** Where it stands; empty: this release has it no more, so that nothing of it is said. */
  key: z.string(),
  was: words,
  now: z.nullable(words),
  /** The newest first. */
  changes: z.array(change),
});
export type WordingText = z.infer<typeof wordingText>;

const wordingAnswer = z.object({
  /** How many texts there are, hold the words, and are worded otherwise. */
  all: z.int(),
  found: z.int(),
  reworded: z.int(),
  texts: z.array(wordingText),
});

export const readWording = call('GET /wording', {
  summary:
    'The texts of portal and mails that hold some words, in both languages; without words those worded otherwise',
  permission: 'read-wording',
  params: ofPartner,
  query: z.object({ words: z.optional(z.string().check(z.maxLength(200))) }),
  answer: wordingAnswer,
});

export const editWording = call('POST /wording', {
  summary: 'Words a text otherwise, or takes that back; every node says so within a minute',
  permission: 'edit-wording',
  params: ofPartner,
  body: z.strictObject({
    was: words,
    now: z.nullable(words),
    /** The newest change of the text the page has shown; null: none. */
    seen: z.nullable(z.int()),
  }),
  answer: wordingText,
});

/** Everything a partner words otherwise, as a file or within one. */
export const rewordings = z.array(rewording).check(z.maxLength(200));
