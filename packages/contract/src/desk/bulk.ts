import { parties } from '@ndp/domain/case/action.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';

/** What can be done with many cases at once. */
const bulkActions = ['take', 'let_go', 'hand_over', 'remind', 'snooze', 'label'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Cases of one job. */
const mostBulk = 1000;

/** Why nothing would be done in a case: it is so already, its reminder of today is sent, or whose move it is. */
export const skipReasons = ['already', 'reminded', 'over', ...parties] as const;
export type SkipReason = (typeof skipReasons)[number];

const references = z.array(ofCase.shape.reference).check(z.minLength(1), z.maxLength(mostBulk));

export const previewBulk = call('POST /bulk-preview', {
  summary: 'In which of these cases something would be done, and why not in the others; nothing is done',
  permission: 'list-cases',
  isLong: true,
  params: ofPartner,
  body: z.strictObject({ action: z.enum(bulkActions), references }),
  answer: z.object({
    references: z.array(z.string()),
    /** Of these, how many somebody else leads. */
    others: z.int(),
    skipped: z.array(z.object({ why: z.enum(skipReasons), cases: z.int() })),
  }),
});

const job = z.object({
  id: z.string(),
  action: z.enum(bulkActions),
  made_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** Null: it is under way. */
  ending: z.nullable(z.enum(['done', 'stopped', 'not_allowed'])),
  cases: z.int(),
  done: z.int(),
  /** Cases where it was refused or failed; why, `readBulkJob` says. */
  refused: z.int(),
});
export type BulkJob = z.infer<typeof job>;

export const startBulkJob = call('POST /bulk-jobs', {
  summary:
    'Begins to do something with each of these cases in the background; the same id again begins nothing',
  permission: 'run-bulk',
  isLong: true,
  params: ofPartner,
  body: z
    .strictObject({
      id: z.uuid(),
      action: z.enum(bulkActions),
      references,
      /** Whom a hand-over gives them to, in turn, and the note each case keeps. */
      hand_over: z.optional(
        z.strictObject({
          to: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)),
          text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
        }),
      ),
      /** Until which Polish day they are put aside. */
      until: z.optional(z.iso.date('date').check(z.regex(/^20/, 'date'))),
      /** Which label is put on them. */
      label: z.optional(z.uuid()),
    })
    .check(
      z.refine(({ action, hand_over }) => (action === 'hand_over') === (hand_over !== undefined), {
        path: ['hand_over'],
      }),
      z.refine(({ action, until }) => (action === 'snooze') === (until !== undefined), { path: ['until'] }),
      z.refine(({ action, label }) => (action === 'label') === (label !== undefined), { path: ['label'] }),
    ),
  answer: job,
});

export const listBulkJobs = call('GET /bulk-jobs', {
  summary: 'One’s own last jobs and how far they are, the newest first',
  permission: 'list-cases',
  isQuiet: true,
  params: ofPartner,
  answer: z.object({ jobs: z.array(job) }),
});

const ofJob = z.extend(ofPartner, { job: z.uuid() });

export const readBulkJob = call('GET /bulk-jobs/:job', {
  summary: 'One of one’s own jobs, with the cases where it was not done, and why',
  permission: 'list-cases',
  params: ofJob,
  answer: z.extend(job, {
    /** Without a sentence: it failed for no fault of the case. */
    refusals: z.array(z.object({ reference: z.string(), sentence: z.nullable(z.string()) })),
  }),
});

export const stopBulkJob = call('POST /bulk-jobs/:job/stop', {
  summary: 'Ends one’s own job after the case at hand; what is done stays',
  permission: 'run-bulk',
  params: ofJob,
  answer: job,
});
