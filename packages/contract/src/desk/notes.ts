import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

/** What an opinion comes to, in a word. */
export const opinionVerdicts = ['fine', 'doubts', 'not_my_field'] as const;
const verdict = z.nullable(z.enum(opinionVerdicts));

/** What the desk alone reads of a case, and who follows it. */
const caseNotes = z.object({
  /** Oldest first. */
  notes: z.array(
    z.object({
      n: z.int(),
      text: z.string(),
      who: z.nullable(z.string()),
      at: z.string(),
      /** Whose opinion it asks for, whether it is answered, and whether whoever reads can answer it; null: nobody’s. */
      asks: z.nullable(z.object({ whom: z.string(), is_answered: z.boolean(), can_answer: z.boolean() })),
      /** Of an opinion: what it comes to, null where nothing was said of that; absent of any other note. */
      verdict: z.optional(verdict),
    }),
  ),
  /** Who can be mentioned by `@` and their name, and whom the case can be handed to. */
  people: z.array(z.object({ id: z.string(), name: z.string(), is_officer: z.boolean() })),
  is_watched: z.boolean(),
});
export type CaseNotes = z.infer<typeof caseNotes>;

export const readNotes = call('GET /cases/:reference/notes', {
  summary: 'Notes of the desk on a case; the applicant never reads them',
  permission: 'read-case',
  params: ofCase,
  answer: caseNotes,
});

export const writeNote = call('POST /cases/:reference/notes', {
  summary: 'Adds a note; whoever it mentions is told that there is one',
  permission: 'write-note',
  params: ofCase,
  body: z.strictObject({ text }),
  answer: caseNotes,
});

export const askOpinion = call('POST /cases/:reference/opinions', {
  summary:
    'Asks a colleague who may read the case for an opinion, in a note; nothing of the case waits for it',
  permission: 'ask-opinion',
  params: ofCase,
  body: z.strictObject({ of: z.uuid(), text }),
  answer: caseNotes,
});

export const answerOpinion = call('POST /cases/:reference/opinions/:n', {
  summary:
    'Gives the opinion a note asks for, in a note of its own; in the place of who is away, who stands in',
  permission: 'answer-opinion',
  params: z.extend(ofCase, { n: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
  body: z.strictObject({ text, verdict }),
  answer: caseNotes,
});

export const handOver = call('POST /cases/:reference/handover', {
  summary: 'Hands the case to another officer, with a note',
  permission: 'assign',
  params: ofCase,
  body: z.strictObject({ to: z.uuid(), text }),
  answer: caseNotes,
});

export const watchCase = call('POST /cases/:reference/watch', {
  summary: 'Hears of the case without its being one’s own, or no longer',
  permission: 'watch',
  params: ofCase,
  body: z.strictObject({ is_watched: z.boolean() }),
  answer: caseNotes,
});

export const noticeTimes = ['at_once', 'daily', 'never'] as const;
const choice = { told: z.enum(noticeTimes), hears_all: z.boolean() };

const notices = z.object({
  /** The last ones, newest first. */
  notices: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** Null: of a role, which is no case's. */
      reference: z.nullable(z.string()),
      at: z.string(),
      /** In whose place one is told; null: of one’s own. */
      in_place_of: z.nullable(z.string()),
    }),
  ),
  ...choice,
});

export const readNotices = call('GET /notices', {
  summary: 'What somebody was told of, and how they want to be mailed',
  permission: 'read-notices',
  params: ofPartner,
  answer: notices,
});

export const chooseNotices = call('POST /notices', {
  summary: 'Chooses how to be mailed of news, in the language of the page',
  permission: 'read-notices',
  params: ofPartner,
  body: z.strictObject(choice),
  answer: notices,
});
