import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';
import { reason } from './money-fields.ts';

/** What an action of the audit trail was; one that was refused is nothing else. */
export const actionKinds = ['look', 'change', 'export', 'uncover', 'refused'] as const;
export type ActionKind = (typeof actionKinds)[number];

const day = z.iso.date('date').check(z.regex(/^20/, 'date'));
/** Stands for whoever typed commands on the server. */
export const serverPerson = 'server';

const filterFields = {
  person: z.optional(z.union([z.uuid(), z.literal(serverPerson)])),
  kind: z.optional(z.enum(actionKinds)),
  /** The whole number of a case; one that was erased is found, too. */
  reference: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^NDP-\d{4}-[0-9A-Z]{6}$/))),
  from: z.optional(day),
  to: z.optional(day),
};
/** The first and the last day are both shown. */
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || from <= to,
  { error: 'days_reversed', path: ['to'] },
);
export const auditFilter = z.strictObject(filterFields).check(inOrder);
export type AuditFilter = z.infer<typeof auditFilter>;

/** Whether an ISO text is a moment of the calendar, which has no 31 February. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text.slice(0, 10);
}

/** Where the page before ended. */
const after = z.optional(
  z.string().check(
    z.regex(/^20\d\d-\d\d-\d\dT[\d:.]{8,12}Z_\d{1,9}$/),
    z.refine((text) => isMoment(text.split('_')[0] ?? '')),
  ),
);

const auditRow = z.object({
  n: z.number(),
  at: z.string(),
  /** Of several reads in a row, the last; otherwise as `at`. */
  until: z.string(),
  /** How many reads it was. */
  times: z.number(),
  who: z.string(),
  kind: z.enum(actionKinds),
  what: z.string(),
  /** Null: it was about no case. */
  reference: z.nullable(z.string()),
  /** What was noted with it, in words. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Why it was refused, as it was noted. */
  refusal: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;

const page = z.object({
  /** The newest first. */
  actions: z.array(auditRow),
  /** What the next page is asked with; null: this is the last. */
  next: z.nullable(z.string()),
});

const auditAnswer = z.extend(page, {
  /** Who has acted at the partner, also those who left. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;

export const readAudit = call('GET /actions', {
  summary: 'What was looked at, changed, exported and uncovered at the partner, by whom and why',
  permission: 'read-audit',
  params: ofPartner,
  query: z.strictObject({ ...filterFields, after }).check(inOrder),
  answer: auditAnswer,
});

/** Rows of one file. */
export const mostActionsExported = 5000;

export const exportAudit = call('POST /action-table', {
  summary: 'The same as a table for spreadsheets; the reason and a hash of the file stay in the audit trail',
  permission: 'export-audit',
  isLong: true,
  params: ofPartner,
  body: z.strictObject({ ...filterFields, reason }).check(inOrder),
  answer: z.object({ name: z.string(), csv: z.string(), rows: z.int(), is_whole: z.boolean() }),
});

export const readCaseActions = call('GET /cases/:reference/actions', {
  summary: 'What was done and looked at in a case; only one’s own actions unless one audits or leads it',
  permission: 'read-case',
  params: ofCase,
  query: z.strictObject({ after }),
  answer: page,
});
