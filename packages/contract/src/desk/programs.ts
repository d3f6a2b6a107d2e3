import { isDay } from '@ndp/domain/programs/problems.ts';
import type { ProgramStatement } from '@ndp/domain/programs/program.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';
import { programContent } from './program-content.ts';

const moment = z.string().check(z.maxLength(40));
/** When the draft the page shows was saved, so that nothing newer is lost. */
const seen = moment;

const version = z.object({
  n: z.int(),
  state: z.enum(['draft', 'published']),
  from_day: z.nullable(z.string()),
  content: programContent,
  made_at: z.string(),
  /** Everybody who wrote in it; empty: it came with the release or from a file. */
  made_by: z.array(z.string()),
  is_mine: z.boolean(),
  published_by: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  cases: z.int(),
});
export type VersionAnswer = z.infer<typeof version>;

const source = z.object({ pl: z.string(), en: z.string() });

const programAnswer = z.object({
  id: z.string(),
  /** The version that counts now. */
  current: z.int(),
  /** Whether it is edited at this desk. */
  is_ours: z.boolean(),
  today: z.string(),
  /** Its documents as the release words them, with their placeholders. */
  shipped: z.object({
    'program-regulations': source,
    'gdpr-clause': source,
    'regulations-obliged-entity': source,
  } satisfies Record<ProgramStatement, unknown>),
  /** The newest first. */
  versions: z.array(version),
});
export type ProgramAnswer = z.infer<typeof programAnswer>;

export const readProgram = call('GET /program', {
  summary: 'The versions of the programme this partner runs, with the draft of the next one',
  permission: 'read-program',
  params: ofPartner,
  answer: programAnswer,
});

export const saveDraft = call('POST /program/draft', {
  summary: 'Saves the draft of the next version; nothing of it counts before it is published',
  permission: 'edit-program',
  params: ofPartner,
  body: z.strictObject({ seen: z.nullable(seen), content: programContent }),
  largestBody: 1024 * 1024,
  answer: programAnswer,
});

export const dropDraft = call('POST /program/draft/end', {
  summary: 'Throws the draft away',
  permission: 'edit-program',
  params: ofPartner,
  body: z.strictObject({ seen }),
  answer: programAnswer,
});

export const previewDraft = call('POST /program/preview', {
  summary: 'Opens the portal under the draft, as on a day; nothing of it is stored or sent',
  permission: 'preview-program',
  params: ofPartner,
  body: z.strictObject({ seen, day: z.string().check(z.refine(isDay)) }),
  /** Good for one minute. */
  answer: z.object({ url: z.string() }),
});

export const publishDraft = call('POST /program/publication', {
  summary: 'Publishes the draft from a day: another person than those who wrote in it',
  permission: 'publish-program',
  params: ofPartner,
  body: z.strictObject({ seen, from_day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  answer: programAnswer,
});
