import type { DueFacts } from '@ndp/domain/money/amount-due.ts';
import type { Thresholds } from '@ndp/domain/money/approval.ts';
import type { Doubt } from '@ndp/domain/money/bank/doubts.ts';
import type { BankProfile } from '@ndp/domain/money/bank/transfer.ts';
import type { PaymentState } from '@ndp/domain/money/payment-states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OfCase, Sealed } from './column-types.ts';

interface PaymentSettingsTable {
  partner_id: string;
  program_id: string;
  bank: Json<BankProfile>;
  payment_gr: number;
  payee_gr: number;
  batch_gr: number;
  changed_by: string;
  changed_at: Date;
}

export interface PaymentSettingsChangeTable {
  partner_id: string;
  program_id: string;
  id: string;
  n: Generated<number>;
  bank: Json<BankProfile>;
  payment_gr: number;
  payee_gr: number;
  batch_gr: number;
  proposed_by: string;
  proposed_at: Date;
  /** Null while it waits. */
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  is_accepted: Generated<boolean | null>;
}

export interface PaymentTable {
  partner_id: string;
  id: string;
  application_id: string;
  program_id: string;
  attempt: number;
  state: PaymentState;
  revision: number;
  transfer_id: string;
  payee_hash: Uint8Array;
  sealed_reason: Sealed | null;
  /** `YYYY-MM-DD`. */
  booked_on: string | null;
  /** What the bank booked, where that is not what was proposed. */
  booked_gr: Generated<number | null>;
  /** Who said that the bank has not carried it out. */
  rejected_by: Generated<string | null>;
  changed_at: Date;
}

/** @public it stands in declarations */
export interface PaymentRevisionTable {
  partner_id: string;
  payment_id: string;
  application_id: string;
  revision: number;
  amount_gr: number;
  facts: Json<DueFacts>;
  line: Sealed;
  line_hash: string;
  proposed_by: string;
  proposed_at: Date;
  looked_by: string | null;
  unaccepted: Generated<string[]>;
  /** Under which it was proposed; null: before they were stored. */
  thresholds: ColumnType<Thresholds | null, string | undefined, never>;
}

interface PaymentApprovalTable {
  partner_id: string;
  payment_id: string;
  application_id: string;
  revision: number;
  line_hash: string;
  approved_by: string;
  proposed_by: string;
  deciders: string[];
  approved_at: Date;
  sealed_reason: Generated<Sealed | null>;
}

interface PaymentLookTable extends OfCase {
  looked_by: string;
  looked_at: Date;
}

interface PaymentHearingTable extends OfCase {
  n: number;
  amount_gr: number;
  asked_by: string;
  asked_at: Date;
  /** `YYYY-MM-DD`. */
  answer_by: string;
  sealed_reason: Sealed;
  sealed_answer: Sealed | null;
  answered_at: Date | null;
}

/** What a file's bytes depend on beside its payments. */
export interface BatchFile {
  readonly bank: BankProfile;
  readonly id: string;
  readonly madeAt: string;
  readonly day: string;
}

export interface PaymentBatchTable {
  partner_id: string;
  id: string;
  n: number;
  program_id: string;
  state: 'open' | 'file_made' | 'sent' | 'cancelled';
  made_by: string;
  made_at: Date;
  needs_release: boolean;
  involved: string[];
  released_by: string | null;
  /** Who took it apart. */
  cancelled_by: Generated<string | null>;
  /** Who said why its file, once handed out, is not carried out. */
  cancel_asked_by: Generated<string | null>;
  cancel_reason: Generated<string | null>;
  file: ColumnType<BatchFile | null, string | null, string | null>;
  sha256: string | null;
}

interface PaymentBatchLineTable {
  partner_id: string;
  batch_id: string;
  payment_id: string;
  application_id: string;
  revision: number;
  is_live: boolean;
}

interface PaymentDownloadTable {
  partner_id: string;
  batch_id: string;
  reason: string;
  taken_by: string;
  taken_at: Date;
  sha256: string;
}

interface PaymentBookingTable {
  partner_id: string;
  entry_hash: string;
  payment_id: string;
  application_id: string;
  kind: 'booked' | 'returned';
  amount_gr: number;
  booked_on: string;
  statement: string;
  read_by: string;
  read_at: Date;
}

export interface BankLineTable {
  partner_id: string;
  entry_hash: string;
  program_id: string;
  kind: Doubt;
  /** Below zero: money went out. */
  amount_gr: ColumnType<string | number, number, number>;
  booked_on: string;
  statement: string;
  words: Sealed | null;
  read_at: Date;
  /** Who read it first. */
  read_by: Generated<string | null>;
  state: 'open' | 'assigned' | 'settled' | 'aside_proposed' | 'set_aside';
  payments: string[];
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  confirmed_by: string | null;
}

interface AccountTransferTable {
  partner_id: string;
  application_id: string;
  entry_hash: string;
  account_hash: Uint8Array;
  booked_on: string;
  read_by: string;
  read_at: Date;
}

export interface PaymentTables {
  payment_settings: PaymentSettingsTable;
  payment_settings_change: PaymentSettingsChangeTable;
  payment: PaymentTable;
  payment_revision: PaymentRevisionTable;
  payment_approval: PaymentApprovalTable;
  payment_look: PaymentLookTable;
  payment_hearing: PaymentHearingTable;
  payment_batch: PaymentBatchTable;
  payment_batch_line: PaymentBatchLineTable;
  payment_download: PaymentDownloadTable;
  payment_booking: PaymentBookingTable;
  bank_line: BankLineTable;
  account_transfer: AccountTransferTable;
}
