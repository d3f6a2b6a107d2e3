import { bankEncodings } from '@ndp/domain/money/bank/encodings.ts';
import { bankFormats } from '@ndp/domain/money/bank/transfer.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';
import { done } from './money-fields.ts';

/** Transfers in one file of a batch, and grosze above which a third person is asked: what settings may say at most. */
export const mostInSettings = { transfers: 10_000, gr: 2_000_000_000 } as const;
const threshold = z.int().check(z.gte(1), z.lte(mostInSettings.gr));

const bankSettings = z.strictObject({
  payer_name: z.string().check(z.trim(), z.minLength(2), z.maxLength(70)),
  payer_address: z.string().check(z.trim(), z.minLength(2), z.maxLength(70)),
  payer_account: z.string().check(z.trim(), z.maxLength(40)),
  /** Under which the accounts book what is paid; absent: under none. */
  cost_centre: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  format: z.enum(bankFormats),
  encoding: z.enum(bankEncodings),
  has_reference_field: z.boolean(),
  most_transfers: z.int().check(z.gte(1), z.lte(mostInSettings.transfers)),
  payment_gr: threshold,
  payee_gr: threshold,
  batch_gr: threshold,
});
export type BankSettings = z.infer<typeof bankSettings>;

const settingsChange = z.object({
  id: z.string(),
  settings: bankSettings,
  /** What counted before it; null: nothing was set. */
  before: z.nullable(bankSettings),
  proposed_by: z.string(),
  proposed_at: z.string(),
  /** Null while it waits. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  is_accepted: z.nullable(z.boolean()),
  /** Whether whoever asks proposed it. */
  is_mine: z.boolean(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const readPaymentSettings = call('GET /payment-settings', {
  summary:
    'The account the programme pays from and the thresholds, what waits of them, and every change of before',
  permission: 'read-payment-settings',
  params: ofPartner,
  answer: z.object({
    settings: z.nullable(bankSettings),
    /** The newest first; only the first can wait. */
    changes: z.array(settingsChange),
  }),
});

export const changePaymentSettings = call('POST /payment-settings', {
  summary:
    'Proposes the account the programme pays from, what its bank takes, and the thresholds of a third person',
  permission: 'change-payments',
  params: ofPartner,
  body: bankSettings,
  answer: done,
});

export const decidePaymentSettings = call('POST /payment-settings/:change', {
  summary: 'Accepts or declines payment settings that another person proposed',
  permission: 'confirm-payments-change',
  params: z.extend(ofPartner, { change: z.uuid() }),
  body: z.strictObject({ accepted: z.boolean() }),
  answer: done,
});
