import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';
import { caseKinds, caseRow } from './cases.ts';
import { partnerLabel } from './labels.ts';

/** Also every case that has not ended. */
export const statusFilters = ['open', ...applicationStatuses] as const;
const assignees = ['mine', 'nobody', 'all'] as const;
/** By when somebody has to act. */
export const dueFilters = ['overdue', 'today', 'week'] as const;
/** What a case may wait for. */
export const flagFilters = [
  'message_waits',
  'offer_waits',
  'duty_late',
  'source_stopped',
  'mail_failed',
  'signing_failed',
  'name_held',
  'co_owner_objected',
  'invoice_before',
  'account_held',
] as const;
/** What a row may show beside its number; applicant, place and municipality are opened from what is sealed. */
export const columns = [
  'applicant',
  'place',
  'status',
  'move',
  'due',
  'since',
  'building',
  'amount',
  'officer',
  'flags',
  'labels',
  'program',
  'municipality',
] as const;
export type Column = (typeof columns)[number];
/** What a list can be sorted by. */
export const sorts = [
  'number',
  'applicant',
  'place',
  'status',
  'due',
  'since',
  'building',
  'amount',
  'officer',
  'program',
  'municipality',
] as const;
export type Sort = (typeof sorts)[number];

/** What a view is made of; a saved one holds no words somebody looked for. */
const viewFields = {
  status: z.optional(z.enum(statusFilters)),
  kind: z.optional(z.enum(caseKinds)),
  assigned: z.optional(z.enum(assignees)),
  officer: z.optional(z.uuid()),
  due: z.optional(z.enum(dueFilters)),
  program: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/))),
  municipality: z.optional(z.string().check(z.maxLength(100))),
  flag: z.optional(z.enum(flagFilters)),
  label: z.optional(z.uuid()),
  /** Also the cases whose flag somebody has looked at. */
  looked: z.optional(z.literal('too')),
  /** What is one’s own, of somebody one stands in for, or nobody’s, and asks for the office, in the order of what it costs to be late. */
  day: z.optional(z.literal('mine')),
  /** Only what somebody put aside until a day. */
  snoozed: z.optional(z.literal('yes')),
  sort: z.optional(z.enum(sorts)),
  order: z.optional(z.literal('down')),
};
const filterFields = {
  ...viewFields,
  /** What is looked for: numbers and addresses in full, names and streets by their beginnings. */
  find: z.optional(z.string().check(z.maxLength(200))),
};
const caseFilter = z.strictObject(filterFields);
export type CaseFilter = z.infer<typeof caseFilter>;
export const filterNames = Object.keys(filterFields) as (keyof CaseFilter)[];

export const listCases = call('GET /cases', {
  summary: 'Cases of a view in its order; the one due first at the top unless told',
  permission: 'list-cases',
  params: ofPartner,
  query: z.strictObject({
    ...filterFields,
    /** Whether applicants and municipalities are shown, which are opened for it. */
    opened: z.optional(z.literal('yes')),
    /** Where the page before ended. */
    after: z.optional(z.string().check(z.regex(/^[\w.+-]{0,40}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
    /** How many rows; 50 unless the caller says otherwise. */
    rows: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  }),
  answer: z.object({
    cases: z.array(caseRow),
    /** What the next page is asked with; null: this is the last. */
    next: z.nullable(z.string()),
  }),
});

const view = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  filter: z.strictObject(viewFields),
  /** Whether colleagues see it, too. */
  is_shared: z.optional(z.boolean()),
});
const ownInbox = { columns: z.array(z.enum(columns)), views: z.array(view).check(z.maxLength(20)) };
export type SavedView = z.infer<typeof view>;

const inboxAnswer = z.object({
  ...ownInbox,
  /** Views colleagues share. */
  shared: z.array(z.extend(view, { who: z.string() })),
  /** Whose cases can be requested; to those who are no officers any more none can be handed. */
  officers: z.array(
    z.object({ id: z.string(), name: z.string(), is_me: z.boolean(), is_officer: z.boolean() }),
  ),
  programs: z.array(z.string()),
  /** Also those that are put on no case any more. */
  labels: z.array(partnerLabel),
  /** For whom whoever asks stands in today, and until which Polish day. */
  stands_in_for: z.array(z.object({ name: z.string(), until: z.string() })),
});
export type InboxAnswer = z.infer<typeof inboxAnswer>;

export const readInbox = call('GET /inbox', {
  summary: 'One’s own columns and saved views, and what can be chosen from',
  permission: 'list-cases',
  params: ofPartner,
  answer: inboxAnswer,
});

export const saveInbox = call('POST /inbox', {
  summary: 'Keeps one’s own columns and views in place of those of before',
  permission: 'list-cases',
  params: ofPartner,
  body: z.strictObject(ownInbox),
  answer: inboxAnswer,
});

/** Rows of one file. */
export const mostExported = 5000;

export const exportCases = call('GET /case-table', {
  summary: 'The cases of a view as a table for spreadsheets, with a hash of the file in the audit trail',
  permission: 'export-cases',
  isLong: true,
  params: ofPartner,
  query: z.strictObject({ ...filterFields, format: z.enum(['csv', 'xlsx']) }),
  answer: z.object({ name: z.string(), base64: z.string(), rows: z.int(), is_whole: z.boolean() }),
});
