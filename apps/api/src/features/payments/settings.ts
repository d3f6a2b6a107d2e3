import { type Thresholds, usualThresholds } from '@ndp/domain/money/approval.ts';
import type { BankProfile } from '@ndp/domain/money/bank/transfer.ts';
import type { Database } from '../../platform/database/database.ts';

/** A programme at a partner. */
export interface ProgramKey {
  readonly partnerId: string;
  readonly programId: string;
}

export interface PaymentSettings {
  /** Null: not set yet, so no file can be made. */
  readonly bank: BankProfile | null;
  readonly thresholds: Thresholds;
}

/** How a programme pays; the usual thresholds until somebody has set others. */
export async function readPaymentSettings(
  db: Database,
  { partnerId, programId }: ProgramKey,
): Promise<PaymentSettings> {
  const row = await db
    .selectFrom('payment_settings')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId }))
    .executeTakeFirst();
  return row ? settingsOf(row) : { bank: null, thresholds: usualThresholds };
}

/** Settings as their columns hold them. */
export function settingsOf(row: {
  readonly bank: BankProfile;
  readonly payment_gr: number;
  readonly payee_gr: number;
  readonly batch_gr: number;
}) {
  const { bank, payment_gr: paymentGr, payee_gr: payeeGr, batch_gr: batchGr } = row;
  return { bank, thresholds: { paymentGr, payeeGr, batchGr } };
}
