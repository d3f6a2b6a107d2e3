import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';

const year = z.string().check(z.regex(/^20\d\d$/));
const ofReport = z.extend(ofPartner, { report: z.uuid() });
const totals = { cases: z.int(), toe: z.number() };
/** Saved final energy a year. */
const saving = { toe: z.number(), kwh: z.int() };

const proposal = z.object({
  ...totals,
  id: z.string(),
  state: z.enum(['waits', 'released', 'declined']),
  proposed_by: z.string(),
  proposed_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  is_mine: z.boolean(),
  /** Whether the cases still say what was proposed. */
  is_same: z.boolean(),
});
export type ReportProposal = z.infer<typeof proposal>;

const regulatorAnswer = z.object({
  cases: z.int(),
  ...saving,
  /** The year before, as its cases stand now. */
  before: z.object({ cases: z.int(), ...saving }),
  /** What each case that lacks nothing saves, the first two hundred; `completed_on` is YYYY-MM-DD. */
  lines: z.array(z.object({ reference: z.string(), completed_on: z.string(), ...saving })),
  /** Cases that lack a value, the first two hundred: there is no report before they have it. */
  incomplete: z.array(z.object({ reference: z.string(), missing: z.array(z.string()) })),
  incomplete_count: z.int(),
  /** Cases a release notes as reported; their applicants are told. */
  unreported: z.int(),
  /** The newest first. */
  proposals: z.array(proposal),
});
export type RegulatorAnswer = z.infer<typeof regulatorAnswer>;

export const readReport = call('GET /regulator-reports', {
  summary:
    'The report of a year to the regulator: its totals beside those of the year before, what each case saves, what is missing in which case, and who proposed and released it',
  permission: 'read-regulator-report',
  isLong: true,
  params: ofPartner,
  query: z.strictObject({ year }),
  answer: regulatorAnswer,
});

export const proposeReport = call('POST /regulator-reports', {
  summary: 'Proposes the report of a year; another person releases it',
  permission: 'propose-regulator-report',
  isLong: true,
  params: ofPartner,
  body: z.strictObject({ year }),
  answer: z.object({ done: z.literal(true) }),
});

export const decideReport = call('POST /regulator-reports/:report', {
  summary:
    'Releases or declines a report somebody else proposed; a release notes its cases as reported and tells the applicants',
  permission: 'release-regulator-report',
  isLong: true,
  params: ofReport,
  body: z.strictObject({ released: z.boolean() }),
  answer: z.object({ reported: z.int() }),
});

export const downloadReport = call('GET /regulator-reports/:report/file', {
  summary: 'A released report as a table for spreadsheets, with its hash in the audit trail',
  permission: 'download-regulator-report',
  isLong: true,
  params: ofReport,
  answer: z.object({ name: z.string(), csv: z.string() }),
});
