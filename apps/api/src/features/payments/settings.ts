import { type Thresholds, usualThresholds } from '@ndp/domain/money/approval.ts';
import type { BankProfile } from '@ndp/domain/money/bank/transfer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import type { ActorKey } from './people.ts';

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
  if (!row) return { bank: null, thresholds: usualThresholds };
  const { bank, payment_gr: paymentGr, payee_gr: payeeGr, batch_gr: batchGr } = row;
  return { bank, thresholds: { paymentGr, payeeGr, batchGr } };
}

export async function writePaymentSettings(
  { db, now }: RowUnit,
  { partnerId, programId }: ProgramKey,
  { bank, thresholds }: { readonly bank: BankProfile; readonly thresholds: Thresholds },
  actor: ActorKey,
): Promise<void> {
  const row = {
    bank: JSON.stringify(bank),
    payment_gr: thresholds.paymentGr,
    payee_gr: thresholds.payeeGr,
    batch_gr: thresholds.batchGr,
    changed_by: actor,
    changed_at: now,
  };
  await db
    .insertInto('payment_settings')
    .values({ partner_id: partnerId, program_id: programId, ...row })
    .onConflict((conflict) => conflict.columns(['partner_id', 'program_id']).doUpdateSet(row))
    .execute();
}
