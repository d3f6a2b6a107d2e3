import { parties } from '@ndp/domain/case/action.ts';
import { lookableFlags } from '@ndp/domain/workflow/flag-looks.ts';
import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import { refusalReasonNames } from '@ndp/flows/application/refusal/reasons.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { officeDuties } from '../handover-answer.ts';
import { settlementFinding } from '../settlement-answer.ts';
import { alike } from './alike.ts';
import { caseDocument } from './case-document.ts';
import { ofCase } from './case-path.ts';
import { caseSignature, heldSignature } from './case-signature.ts';
import { caseLabel } from './labels.ts';

const status = z.enum(applicationStatuses);
export const caseKinds = ['estimate', 'callback'] as const;

export const caseRow = z.object({
  reference: z.string(),
  kind: z.enum(caseKinds),
  status,
  /** The status in words; a request to be called back stands elsewhere than an application of its status. */
  standing: z.string(),
  since: z.string(),
  /** Polish day by which somebody has to act; null where nothing runs. */
  due_on: z.nullable(z.string()),
  building: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  assignee: z.nullable(
    z.object({
      name: z.string(),
      is_me: z.boolean(),
      /** Who stands in today; null: they are not away. */
      substitute: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
    }),
  ),
  flags: z.array(z.string()),
  labels: z.array(caseLabel),
  program: z.string(),
  /** Null unless the list was asked to open them, or where nothing is told yet. */
  applicant: z.nullable(z.string()),
  municipality: z.nullable(z.string()),
  /** Town, street and house of the building; null where the applicant is. */
  place: z.nullable(z.string()),
  /** Whose move it is; null: nobody’s. */
  move: z.nullable(z.enum(parties)),
  /** What of an opinion it waits for from whoever reads: to give one, or to see the one they asked for; null: nothing. */
  opinion: z.nullable(z.enum(['to_give', 'to_see'])),
  /** Polish day until which somebody put it aside; null: it is not, or something has happened in it since. */
  snoozed_until: z.nullable(z.string()),
});
export type CaseRow = z.infer<typeof caseRow>;

const part = z.object({
  title: z.string(),
  rows: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      /** What of it a request for correction names; absent: it is none of the applicant’s answers. */
      place: z.optional(z.string()),
    }),
  ),
});
const coverable = ['pesel', 'iban'] as const;

const flagLooks = z.array(
  z.object({
    kind: z.enum(lookableFlags),
    name: z.string(),
    /** What its look is about; sent back with it. */
    facts: z.string(),
    can_look: z.boolean(),
    look: z.nullable(z.object({ who: z.string(), at: z.string(), reason: z.string() })),
  }),
);

const caseAnswer = z.extend(caseRow, {
  /** What else of the partner’s labels can be put on it. */
  other_labels: z.array(caseLabel),
  /** The flags a person can look into and find in order. */
  flag_looks: flagLooks,
  parts: z.array(part),
  /** What is there and covered until somebody says why it is needed. */
  covered: z.array(z.enum(coverable)),
  files: z.array(caseDocument),
  /** The Polish day of the agreement; null: there is none yet. */
  agreed_on: z.nullable(z.string()),
  /** Where the device of the payment application is settled too, by its serial number; null: nowhere. */
  device_alike: z.nullable(alike),
  /** Each rule of the settlement, as far as it can be answered; none before there is a document. */
  findings: z.array(settlementFinding),
  history: z.array(
    z.object({ at: z.string(), status: z.string(), actor: z.string(), reason: z.nullable(z.string()) }),
  ),
  signing: z.array(caseSignature),
  /** A signature that waits for a person: under another name, or made elsewhere. */
  held_name: z.nullable(heldSignature),
  /** Which parts of the application a helper prepared before its applicant saved them, in words. */
  prepared: z.array(z.string()),
  /** Polish day on which its applicant repeated amount and duties because of that; null: not, or not yet. */
  terms_confirmed_on: z.nullable(z.string()),
  /** From a form on paper: when that came, who entered it and when; null: its applicant sent it. Days are Polish ones. */
  paper: z.nullable(z.object({ came_on: z.string(), who: z.string(), entered_on: z.string() })),
  ...officeDuties,
  /** Others who have opened it in the last minutes. */
  viewers: z.array(z.string()),
  /** One's last step here, and why it cannot be taken back; null: none that ever could. */
  last_step: z.nullable(
    z.object({ id: z.string(), act: z.string(), at: z.string(), hindrance: z.nullable(z.string()) }),
  ),
  /** What whoever reads may do now, by the names of the table of actions. */
  actions: z.array(z.string()),
  /** Whose move it is, and what it is; null: nothing more is asked of anybody. */
  next: z.nullable(z.object({ party: z.enum(parties), action: z.string() })),
  /** Where whoever reads may move it. */
  moves: z.array(z.object({ status, name: z.string() })),
  /** Its place among those that wait for money of the programme; null: it does not wait. */
  waiting_place: z.nullable(z.number()),
  can_measure: z.boolean(),
  can_begin_signing: z.boolean(),
  /** Whether a signing has failed and can be started again. */
  can_restart_signing: z.boolean(),
});
export type CaseAnswer = z.infer<typeof caseAnswer>;

export const readCase = call('GET /cases/:reference', {
  summary: 'Everything there is about one case; PESEL and account number covered',
  permission: 'read-case',
  params: ofCase,
  answer: caseAnswer,
});

/** Other cases of the partner that are put beside one at most. */
export const mostTwins = 2;

export const findTwins = call('GET /cases/:reference/twins', {
  summary: 'Which cases of the partner under way share building, person, account or telephone with this one',
  permission: 'read-case',
  params: ofCase,
  answer: z.object({
    /** The newest first, and what each shares, in words. */
    twins: z.array(z.object({ reference: z.string(), shares: z.array(z.string()) })),
    /** How many more there are. */
    more: z.int(),
    /** What is shared with a case elsewhere alone, of which nothing else is told, in words. */
    elsewhere: z.array(z.string()),
  }),
});

export const readCaseFile = call('GET /cases/:reference/files/:file', {
  summary: 'A signed paper or an uploaded document itself, for a tab of its own',
  permission: 'read-file',
  params: z.extend(ofCase, { file: z.uuid() }),
  answer: { mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'], isShown: true },
});

export const readInvoiceFile = call('GET /cases/:reference/files/:file/xml', {
  summary: 'An invoice that came as XML, as it came: to be saved, never shown',
  permission: 'read-file',
  params: z.extend(ofCase, { file: z.uuid() }),
  answer: { mediaTypes: ['application/xml'] },
});

/** Why something is done: read by the applicant, or by an auditor. */
const reason = z.string().check(z.trim(), z.minLength(5), z.maxLength(2000));

export const uncover = call('POST /cases/:reference/uncovering', {
  summary: 'Tells PESEL or account number in full, and keeps why it was needed',
  permission: 'uncover',
  params: ofCase,
  body: z.strictObject({ field: z.enum(coverable), reason }),
  answer: z.object({ value: z.string() }),
});

const done = z.object({ status });

export const assign = call('POST /cases/:reference/assignment', {
  summary: 'Makes the case one’s own, or nobody’s',
  permission: 'assign',
  params: ofCase,
  body: z.strictObject({ to: z.enum(['me', 'nobody']) }),
  answer: done,
});

/** How long a case can be put aside at the most, days. */
export const mostSnoozed = 60;

export const snooze = call('POST /cases/:reference/snooze', {
  summary: 'Puts the case aside until a day, or takes it up again; something new in it ends that, too',
  permission: 'snooze',
  params: ofCase,
  body: z.strictObject({ until: z.nullable(z.iso.date('date').check(z.regex(/^20/, 'date'))) }),
  answer: done,
});

/** What ends a case without payment; another act than to move it. */
export const refusals = ['rejected', 'withdrawn'] as const;

export const move = call('POST /cases/:reference/move', {
  summary: 'Moves the case one step of the law of statuses; the applicant reads the reason',
  permission: 'move',
  params: ofCase,
  body: z.strictObject({ from: status, to: status, reason }),
  answer: done,
});

export const refuse = call('POST /cases/:reference/refusal', {
  summary: 'Rejects the case or notes that it was withdrawn; the applicant reads the reasons',
  permission: 'refuse',
  params: ofCase,
  body: z
    .strictObject({
      from: status,
      to: z.enum(refusals),
      /** Own words; a rejection may do with standard reasons. */
      reason: z.string().check(z.trim(), z.maxLength(2000)),
      reasons: z.optional(z.array(z.enum(refusalReasonNames))),
    })
    .check(
      z.refine(
        ({ to, reason: { length }, reasons = [] }) =>
          length >= 5 || (length === 0 && to === 'rejected' && reasons.length > 0),
        { path: ['reason'] },
      ),
    ),
  answer: done,
});

/** A number as it is typed into a form. */
const figure = z.number();

export const enterMeasurement = call('POST /cases/:reference/measurement', {
  summary: 'Enters measured energy data of a request to be called back',
  permission: 'measure',
  params: ofCase,
  body: z.strictObject({
    index_annual_demand: figure,
    efficiency_before: figure,
    efficiency_after: figure,
    climate_zone: z.optional(z.string().check(z.maxLength(20))),
    surface_area: z.optional(figure),
  }),
  answer: z.object({ amount: z.number() }),
});

export const judgeHeldName = call('POST /cases/:reference/name', {
  summary: 'Accepts or refuses a signature under another name; the applicant reads the reason',
  permission: 'judge-name',
  params: ofCase,
  body: z.strictObject({ outcome: z.enum(['accepted', 'refused']), reason }),
  answer: done,
});

export const startSigning = call('POST /cases/:reference/signing', {
  summary: 'Sends application and agreement for signature',
  permission: 'begin-signing',
  params: ofCase,
  answer: done,
});

export const restartSigning = call('POST /cases/:reference/signing-restart', {
  summary: 'Starts the signings of the case again that failed',
  permission: 'begin-signing',
  params: ofCase,
  answer: done,
});

export const mailLink = call('POST /cases/:reference/link', {
  summary: 'Mails the applicant a new link; earlier ones end after a day',
  permission: 'resend-link',
  params: ofCase,
  answer: done,
});

export const remind = call('POST /cases/:reference/reminder', {
  summary:
    'Reminds the applicant of an unfinished application, or whoever has not signed; once a day at most',
  permission: 'resend-link',
  params: ofCase,
  answer: done,
});

export const undoStep = call('POST /cases/:reference/undo', {
  summary: 'Takes one’s last step back while nothing stands on it; a mail that has not left stays',
  permission: 'undo',
  params: ofCase,
  body: z.strictObject({ step: z.uuid() }),
  answer: z.object({ done: z.literal(true) }),
});

export const lookAtFlag = call('POST /cases/:reference/flags', {
  summary: 'Marks a flag as looked at, with the reason why it is in order; further facts raise it again',
  permission: 'look-at-flag',
  params: ofCase,
  body: z.strictObject({ flag: z.enum(lookableFlags), seen: z.string().check(z.maxLength(100)), reason }),
  answer: z.object({ flags: flagLooks }),
});
