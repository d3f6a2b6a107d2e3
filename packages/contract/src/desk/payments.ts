import { approverProblems } from '@ndp/domain/case/approvers.ts';
import { boundNames } from '@ndp/domain/money/amount-due.ts';
import { doubts } from '@ndp/domain/money/bank/doubts.ts';
import { paymentStates } from '@ndp/domain/money/payment-states.ts';
import * as z from 'zod/mini';
import { accountProof } from '../account-proof.ts';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';
import { done, hash, reason } from './money-fields.ts';

const ofPayment = z.extend(ofPartner, { payment: z.uuid() });
const ofBatch = z.extend(ofPartner, { batch: z.uuid() });
/** Amounts are whole grosze. */
const grosze = z.int().check(z.gte(0), z.lte(1_000_000_000_00));
const state = z.enum(paymentStates);

const bound = z.object({ name: z.enum(boundNames), gr: z.number() });

const dueAnswer = z.object({
  agreed_gr: z.number(),
  ceiling_gr: z.number(),
  /** The newest payment of the case. */
  payment: z.nullable(
    z.object({
      attempt: z.number(),
      state,
      amount_gr: z.number(),
      bounds: z.array(bound),
      binding: z.array(z.enum(boundNames)),
      reason: z.nullable(z.string()),
      /** Why it was approved though a required document was not accepted. */
      approval_reasons: z.array(z.string()),
      booked_on: z.nullable(z.string()),
    }),
  ),
  /** Why a person has to look at the account first; null: nobody has to. */
  account_question: z.nullable(z.enum(['changed', 'returned'])),
  account_proof: accountProof,
  /** What the applicant was told before less is paid, and what they said to it. */
  hearing: z.nullable(
    z.object({
      amount_gr: z.number(),
      reason: z.string(),
      answer_by: z.string(),
      answer: z.nullable(z.string()),
      /** Whether the answer is still waited for. */
      is_open: z.boolean(),
    }),
  ),
  /** What the accepted invoices come to, where each of them came as XML; null: somebody reads it off. */
  invoiced_gr: z.nullable(z.number()),
  can_ask: z.boolean(),
  /** Required documents none of which was accepted: without them it is proposed as an exception. */
  unaccepted: z.array(z.string()),
  can_propose: z.boolean(),
  can_clear: z.boolean(),
  /** Whether one may say that the bank has not carried the transfer out. */
  can_reject: z.boolean(),
});
export type DueAnswer = z.infer<typeof dueAnswer>;

export const readDue = call('GET /cases/:reference/amount-due', {
  summary: 'What the agreement says of the amount, and where the payment of the case stands',
  permission: 'read-payments',
  params: ofCase,
  answer: z.object({ due: z.nullable(dueAnswer) }),
});

export const proposePayment = call('POST /cases/:reference/payments', {
  summary: 'Proposes the amount due: the lowest of the four bounds of the agreement',
  permission: 'propose-payment',
  params: ofCase,
  body: z.strictObject({
    cost_gr: grosze,
    other_public_gr: grosze,
    /** Null: it was built as agreed. */
    recalculated_gr: z.nullable(grosze),
    /** Proposed though a required document was not accepted: its approver gives a reason. */
    without_verdicts: z.optional(z.boolean()),
  }),
  answer: z.object({ amount_gr: z.number() }),
});

export const askForExplanation = call('POST /cases/:reference/payment-hearing', {
  summary: 'Tells the applicant that less is to be paid than agreed, why, and until when they may explain',
  permission: 'propose-payment',
  params: ofCase,
  body: z.strictObject({ amount_gr: grosze, reason }),
  answer: done,
});

export const clearAccount = call('POST /cases/:reference/account', {
  summary: 'Says that a changed account, or one that sent money back, was looked at and may be paid to',
  permission: 'clear-account',
  params: ofCase,
  body: z.strictObject({ reason }),
  answer: done,
});

export const rejectTransfer = call('POST /cases/:reference/transfer-rejection', {
  summary: 'Says that the bank has not carried a transfer out: an approver who has not taken its file',
  permission: 'approve-payment',
  params: ofCase,
  body: z.strictObject({ reason }),
  answer: done,
});

export const exceptions = [
  'several_cases',
  'account_looked_at',
  'invoice_before',
  'without_verdicts',
  'after_return',
  'below_agreed',
] as const;

const paymentRow = z.object({
  id: z.string(),
  reference: z.string(),
  state,
  amount_gr: z.number(),
  bounds: z.array(bound),
  binding: z.array(z.enum(boundNames)),
  name: z.string(),
  address: z.string(),
  title: z.string(),
  /** All but its last four digits hidden. */
  account: z.string(),
  line_hash: z.string(),
  proposed_by: z.string(),
  proposed_at: z.string(),
  approved_by: z.array(z.string()),
  missing: z.number(),
  /** Whether its case has changed since it was proposed: it goes back, and what was approved is void. */
  has_changed: z.boolean(),
  exceptions: z.array(z.enum(exceptions)),
  /** Required documents none of which was accepted; who approves it gives a reason. */
  unaccepted: z.array(z.string()),
  /** Whether whoever asks may approve it; null where they may, or where nothing is to be approved: why not. */
  may_approve: z.boolean(),
  obstacle: z.nullable(z.enum(approverProblems)),
  /** Whether fewer people of the partner may approve it than are missing. */
  is_stuck: z.boolean(),
  /** Why it cannot go on, whoever asks; empty: it can. */
  hindrances: z.array(z.string()),
});
export type DeskPayment = z.infer<typeof paymentRow>;

const batchRow = z.object({
  id: z.string(),
  n: z.number(),
  /** Done: the bank has answered each of its payments. */
  state: z.enum(['open', 'file_made', 'sent', 'done', 'cancelled']),
  count: z.number(),
  total_gr: z.number(),
  booked: z.number(),
  /** How many payments are at the bank and have no answer. */
  waiting: z.number(),
  references: z.array(z.string()),
  made_by: z.string(),
  made_at: z.string(),
  needs_release: z.boolean(),
  released_by: z.nullable(z.string()),
  /** Who said, and why, that the bank does not carry out its file. */
  cancel_asked_by: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  cancel_is_mine: z.boolean(),
  /** Who took it apart, or confirmed that. */
  cancelled_by: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  downloads: z.array(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
});
export type DeskBatch = z.infer<typeof batchRow>;

/** Payments that are listed apart; without a stage those that wait for somebody. */
export const paymentStages = ['proposed', 'approved', 'at_bank'] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** A case whose settlement is looked at, and whose payment nobody has proposed yet. */
const unproposed = z.object({
  reference: z.string(),
  since: z.string(),
  /** What was calculated for it. */
  amount_gr: z.nullable(z.number()),
  /** Why it cannot be proposed; null: it can. */
  hindrance: z.nullable(z.string()),
});
export type UnproposedPayment = z.infer<typeof unproposed>;

export const listPayments = call('GET /payments', {
  summary:
    'Payments that wait for somebody, or of one stage, what needs a look first, and the newest batches',
  permission: 'read-payments',
  params: ofPartner,
  query: z.strictObject({ stage: z.optional(z.enum(paymentStages)) }),
  answer: z.object({
    payments: z.array(paymentRow),
    /** The one that waits longest first; at most two hundred. */
    to_propose: z.array(unproposed),
    batches: z.array(batchRow),
    /** Whether the programme has an account to pay from. */
    has_bank: z.boolean(),
  }),
});

export const approvePayment = call('POST /payments/:payment/approval', {
  summary: 'Approves exactly the payment that was shown: never by who proposed it or decided in the case',
  permission: 'approve-payment',
  params: ofPayment,
  body: z.strictObject({ line_hash: hash, reason: z.optional(reason) }),
  /** Null: something had changed, and the payment went back to be proposed again. */
  answer: z.object({ missing: z.nullable(z.number()) }),
});

export const declinePayment = call('POST /payments/:payment/refusal', {
  summary: 'Sends a payment back to be proposed again, and says why',
  permission: 'approve-payment',
  params: ofPayment,
  body: z.strictObject({ reason }),
  answer: done,
});

export const makeBatch = call('POST /payment-batches', {
  summary: 'Puts approved payments into a batch; what has changed since goes back',
  permission: 'bank-files',
  params: ofPartner,
  body: z.strictObject({ payments: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10_000)) }),
  answer: z.object({ n: z.nullable(z.number()), sent_back: z.array(z.string()) }),
});

export const releaseBatch = call('POST /payment-batches/:batch/release', {
  summary: 'Lets a batch above the threshold go: a person who had no part in it',
  permission: 'approve-payment',
  params: ofBatch,
  answer: done,
});

export const changeBatch = call('POST /payment-batches/:batch/state', {
  summary:
    'Says that the bank has the file, or that it does not carry it out; open, the batch is taken apart',
  permission: 'bank-files',
  params: ofBatch,
  /** Kept: it is not to be cancelled after all. Once the file was handed out, cancelling needs a reason. */
  body: z.strictObject({ state: z.enum(['sent', 'cancelled', 'kept']), reason: z.optional(reason) }),
  answer: done,
});

export const confirmCancel = call('POST /payment-batches/:batch/cancellation', {
  summary: 'Confirms what another person said: the bank does not carry out what it has not answered yet',
  permission: 'approve-payment',
  params: ofBatch,
  answer: done,
});

export const takeBankFile = call('POST /payment-batches/:batch/file', {
  summary: 'The file for the bank: made once, then the same to the byte; once for each reason',
  permission: 'bank-files',
  params: ofBatch,
  body: z.strictObject({ reason }),
  /** Null: a case has changed, and its payment went back. */
  answer: z.object({
    file: z.nullable(z.object({ name: z.string(), base64: z.string(), sha256: z.string() })),
  }),
});

const readingKinds = [
  ...['booked', 'booked_after_cancel', 'returned', 'known', 'account_proven', 'account_other'],
  ...doubts,
] as const;
const readLine = z.object({
  kind: z.enum(readingKinds),
  reference: z.nullable(z.string()),
  booked_on: z.string(),
  amount_gr: z.number(),
  expected_gr: z.nullable(z.number()),
  title: z.string(),
});
export type StatementLine = z.infer<typeof readLine>;

export const readBankStatement = call('POST /payment-statements', {
  summary:
    'Reads a bank’s statement: what it booked is paid, what came back goes back, and what differs is shown',
  permission: 'bank-files',
  params: ofPartner,
  largestBody: 2_500_000,
  body: z.strictObject({ base64: z.string().check(z.minLength(1), z.maxLength(2_000_000)) }),
  answer: z.object({ lines: z.array(readLine) }),
});
