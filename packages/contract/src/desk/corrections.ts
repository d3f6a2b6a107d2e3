import {
  correctionStates,
  correctionVerdicts,
  mostCorrectionItems,
} from '@ndp/domain/workflow/correction-round.ts';
import { correctionSentences } from '@ndp/flows/application/corrections/sentences.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase } from './case-path.ts';

const place = z.string().check(z.regex(/^[a-z_]{1,40}\.(?:[a-z_]{1,60}|\*)$/));
const sentence = z.nullable(z.enum(Object.keys(correctionSentences) as (keyof typeof correctionSentences)[]));
const words = z.string().check(z.maxLength(2000, 'too_long'));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** When the list that is being prepared was stored, as the page showed it; null: there was none. */
const seen = z.nullable(z.string().check(z.maxLength(40)));

/** What the office proposes to stand in a field. */
const proposed = z.optional(
  z.strictObject({
    field: z.string().check(z.regex(/^[a-z_]{1,60}$/)),
    value: z.string().check(z.maxLength(500, 'too_long')),
  }),
);

const items = z
  .array(z.strictObject({ place, sentence, words, proposed }))
  .check(z.maxLength(mostCorrectionItems));

/** The corrections of a case, as its page shows them. */
const caseCorrections = z.object({
  /** What can be requested now; nothing: not from where the case stands. */
  places: z.array(
    z.object({
      place: z.string(),
      group: z.string(),
      label: z.string(),
      /** For which a value can be proposed. */
      fields: z.array(z.object({ field: z.string(), label: z.string(), is_covered: z.boolean() })),
    }),
  ),
  /** Oldest first; the last may still be prepared. */
  rounds: z.array(
    z.object({
      n: z.int(),
      state: z.enum(correctionStates),
      due_on: z.string(),
      /** When it was stored last while it was prepared. */
      made_at: z.string(),
      /** Who prepared or sent it. */
      who: z.string(),
      sent_at: z.nullable(z.string()),
      answered_at: z.nullable(z.string()),
      items: z.array(
        z.object({
          place: z.string(),
          label: z.string(),
          sentence,
          words: z.string(),
          /** What is proposed to stand in a field. */
          proposed: z.optional(
            z.object({
              field: z.string(),
              /** As it was typed, while the request is prepared by whoever may send it. */
              value: z.nullable(z.string()),
              /** The place with it, as it is shown. */
              line: z.nullable(z.string()),
              /** Whether the applicant left it as it was proposed. */
              is_accepted: z.boolean(),
            }),
          ),
          /** What stood there; covered numbers stay covered. */
          before: z.nullable(z.string()),
          /** What stood there when it was answered; until then what stands now. */
          after: z.nullable(z.string()),
          is_changed: z.boolean(),
          answer: z.string(),
          verdict: z.nullable(z.enum(correctionVerdicts)),
        }),
      ),
    }),
  ),
});
export type CaseCorrections = z.infer<typeof caseCorrections>;
export type CaseRound = CaseCorrections['rounds'][number];

export const readCorrections = call('GET /cases/:reference/corrections', {
  summary: 'What was asked to be corrected, round by round, and what can be asked for now',
  permission: 'read-case',
  params: ofCase,
  answer: caseCorrections,
});

export const keepCorrection = call('POST /cases/:reference/corrections/draft', {
  summary:
    'Keeps a request for correction that is being prepared, unless another list is kept by now; the applicant sees nothing of it',
  permission: 'correct',
  params: ofCase,
  body: z.strictObject({ items, due_on: day, seen }),
  answer: caseCorrections,
});

export const sendCorrection = call('POST /cases/:reference/corrections', {
  summary:
    'Sends everything that is asked at once, with one deadline; the mail names the fields and documents',
  permission: 'correct',
  params: ofCase,
  body: z.strictObject({ items, due_on: day, seen }),
  answer: caseCorrections,
});

export const judgeItem = call('POST /cases/:reference/corrections/:round/verdict', {
  summary: 'Accepts the answer to one item, asks for it again in the next round, or asks for it no longer',
  permission: 'correct',
  params: z.extend(ofCase, { round: z.string().check(z.regex(/^\d{1,3}$/)) }),
  body: z.strictObject({ place, verdict: z.enum(correctionVerdicts) }),
  answer: caseCorrections,
});

export const documentVerdicts = ['accepted', 'insufficient'] as const;

export const judgeDocument = call('POST /cases/:reference/files/:file/verdict', {
  summary: 'Accepts a document of the settlement, or puts its kind on the list of what is to be corrected',
  permission: 'judge-document',
  params: z.extend(ofCase, { file: z.uuid() }),
  body: z.strictObject({
    verdict: z.enum(documentVerdicts),
    /** The date an invoice bears; one is not accepted without it. */
    issued_on: z.optional(day),
    /** Why it is sufficient although something of it does not fit; it is kept as a note. */
    reason: z.optional(z.string().check(z.trim(), z.minLength(5), z.maxLength(1000))),
  }),
  answer: z.object({ verdict: z.enum(documentVerdicts) }),
});
