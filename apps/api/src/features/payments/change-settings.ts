import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentSettingsChangeTable } from '../../platform/database/schema/payment-tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { type PaymentSettings, type ProgramKey, settingsOf } from './settings.ts';

type ChangeRow = Selectable<PaymentSettingsChangeTable>;

/** What somebody wanted of the settings of a programme, and what became of it. */
export interface SettingsChange
  extends Pick<
    ChangeRow,
    'id' | 'proposed_by' | 'proposed_at' | 'decided_by' | 'decided_at' | 'is_accepted'
  > {
  readonly settings: SetUp;
}

/** Settings that are complete. */
export interface SetUp extends PaymentSettings {
  readonly bank: NonNullable<PaymentSettings['bank']>;
}

/** As the audit trail keeps it, where the settings stand in words of money alone. */
export interface NotedChange {
  readonly change: string;
  readonly settings_sha256: string;
  readonly payment_gr: number;
  readonly payee_gr: number;
  readonly batch_gr: number;
}

/** Every change that was proposed, the newest first. */
export async function readSettingsChanges(
  db: Database,
  { partnerId, programId }: ProgramKey,
): Promise<SettingsChange[]> {
  const rows = await db
    .selectFrom('payment_settings_change')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId }))
    .orderBy('n', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, settings: settingsOf(row) }));
}

/** Somebody wants other settings. They count once another person has said yes. @throws {PaymentRefused} */
export async function proposeSettings(
  { db, now }: RowUnit,
  { partnerId, programId }: ProgramKey,
  { bank, thresholds }: SetUp,
  actor: ActorKey,
): Promise<NotedChange> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_settings_change')
    .values({
      ...{ partner_id: partnerId, program_id: programId, id, bank: JSON.stringify(bank) },
      ...{ payment_gr: thresholds.paymentGr, payee_gr: thresholds.payeeGr, batch_gr: thresholds.batchGr },
      ...{ proposed_by: actor, proposed_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'program_id']).where('decided_by', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new PaymentRefused('settings_wait');
  return noteOf(id, { bank, thresholds });
}

/** Says yes or no to settings somebody else proposed. @throws {PaymentRefused} */
export async function decideSettings(
  { db, now }: RowUnit,
  { partnerId, programId }: ProgramKey,
  { id, isAccepted }: { readonly id: string; readonly isAccepted: boolean },
  actor: ActorKey,
): Promise<NotedChange> {
  const row = await db
    .selectFrom('payment_settings_change')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, program_id: programId, id }))
    .where('decided_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new PaymentRefused('settings_decided');
  if (row.proposed_by === actor) throw new PaymentRefused('settings_oneself');
  await db
    .updateTable('payment_settings_change')
    .set({ decided_by: actor, decided_at: now, is_accepted: isAccepted })
    .where((row) => row.and({ partner_id: partnerId, id }))
    .execute();
  const settings = settingsOf(row);
  if (isAccepted) await countSettings({ db, now }, { partnerId, programId }, settings, row.proposed_by);
  return noteOf(id, settings);
}

async function countSettings(
  { db, now }: RowUnit,
  { partnerId, programId }: ProgramKey,
  { bank, thresholds }: SetUp,
  proposedBy: ActorKey,
): Promise<void> {
  const row = {
    bank: JSON.stringify(bank),
    payment_gr: thresholds.paymentGr,
    payee_gr: thresholds.payeeGr,
    batch_gr: thresholds.batchGr,
    changed_by: proposedBy,
    changed_at: now,
  };
  await db
    .insertInto('payment_settings')
    .values({ partner_id: partnerId, program_id: programId, ...row })
    .onConflict((conflict) => conflict.columns(['partner_id', 'program_id']).doUpdateSet(row))
    .execute();
}

function noteOf(change: string, { bank, thresholds }: SetUp): NotedChange {
  const { paymentGr: payment_gr, payeeGr: payee_gr, batchGr: batch_gr } = thresholds;
  const words = JSON.stringify([...Object.entries(bank).sort(), payment_gr, payee_gr, batch_gr]);
  const settings_sha256 = createHash('sha256').update(words).digest('hex');
  return { change, settings_sha256, payment_gr, payee_gr, batch_gr };
}
