import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import * as z from 'zod/mini';
import { ofPartner } from './case-path.ts';
import { caseKinds, caseRow } from './cases.ts';
import { deskCall } from './desk-call.ts';

/** Also every case that has not ended. */
export const statusFilters = ['open', ...applicationStatuses] as const;
export const assignees = ['mine', 'nobody', 'all'] as const;
/** By when somebody has to act. */
export const dueFilters = ['overdue', 'today', 'week'] as const;
/** What a case may wait for. */
export const flagFilters = [
  'message_waits',
  'mail_failed',
  'signing_failed',
  'name_held',
  'co_owner_objected',
  'invoice_before',
  'account_held',
] as const;
/** What a row may show beside its number; the last two are opened from what is sealed. */
export const columns = [
  'status',
  'due',
  'since',
  'building',
  'amount',
  'officer',
  'flags',
  'program',
  'applicant',
  'municipality',
] as const;
export type Column = (typeof columns)[number];

/** What a view is made of; a saved one holds no words somebody looked for. */
export const viewFields = {
  status: z.optional(z.enum(statusFilters)),
  kind: z.optional(z.enum(caseKinds)),
  assigned: z.optional(z.enum(assignees)),
  officer: z.optional(z.uuid()),
  due: z.optional(z.enum(dueFilters)),
  program: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/))),
  municipality: z.optional(z.string().check(z.maxLength(100))),
  flag: z.optional(z.enum(flagFilters)),
  /** Also the cases whose flag somebody has looked at. */
  looked: z.optional(z.literal('too')),
};
const filterFields = {
  ...viewFields,
  /** What is looked for: numbers and addresses in full, names and streets by their beginnings. */
  find: z.optional(z.string().check(z.maxLength(200))),
};
export const caseFilter = z.strictObject(filterFields);
export type CaseFilter = z.infer<typeof caseFilter>;
export const filterNames = Object.keys(filterFields) as (keyof CaseFilter)[];

export const listCases = deskCall('GET /cases', {
  summary: 'Cases of a view, the one due first at the top',
  act: 'list-cases',
  params: ofPartner,
  query: z.strictObject({
    ...filterFields,
    /** Whether applicants and municipalities are shown, which are opened for it. */
    opened: z.optional(z.literal('yes')),
    /** Where the page before ended. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}_[0-9a-f-]{36}$/))),
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
});
const ownInbox = { columns: z.array(z.enum(columns)), views: z.array(view).check(z.maxLength(20)) };
export type SavedView = z.infer<typeof view>;

const inboxAnswer = z.object({
  ...ownInbox,
  /** Whose cases can be asked for; to those who are no officers any more none can be handed. */
  officers: z.array(
    z.object({ id: z.string(), name: z.string(), is_me: z.boolean(), is_officer: z.boolean() }),
  ),
  programs: z.array(z.string()),
});
export type InboxAnswer = z.infer<typeof inboxAnswer>;

export const readInbox = deskCall('GET /inbox', {
  summary: 'One’s own columns and saved views, and what can be chosen from',
  act: 'list-cases',
  params: ofPartner,
  answer: inboxAnswer,
});

export const saveInbox = deskCall('POST /inbox', {
  summary: 'Keeps one’s own columns and views in place of those of before',
  act: 'list-cases',
  params: ofPartner,
  body: z.strictObject(ownInbox),
  answer: inboxAnswer,
});

/** Rows of one file. */
export const mostExported = 5000;

export const exportCases = deskCall('GET /case-table', {
  summary: 'The cases of a view as a table for spreadsheets, with a hash of the file in the audit trail',
  act: 'export-cases',
  isLong: true,
  params: ofPartner,
  query: z.strictObject({ ...filterFields, format: z.enum(['csv', 'xlsx']) }),
  answer: z.object({ name: z.string(), base64: z.string(), rows: z.int(), is_whole: z.boolean() }),
});
