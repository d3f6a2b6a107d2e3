import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import type { Mail } from '../mail.ts';

/** How a promise may end: kept, given up, or no longer needed. */
export const mailEnds = ['sent_at', 'failed_at', 'dropped_at'] as const;

/** The condition that a promise has not ended. */
export function isWaiting(row: ExpressionBuilder<Tables, 'outbox'>): Expression<SqlBool> {
  return row.and(mailEnds.map((end) => row(end, 'is', null)));
}

/** Whether a mail of this kind about an application is on its way already. */
export async function isMailWaiting(
  trx: Trx,
  key: ApplicationKey,
  { kind }: Pick<Mail, 'kind'>,
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where((row) => row.and(ofCase(key)))
    .where('kind', '=', kind)
    .where(isWaiting)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Whatever waits to be sent about an application of this kind is not needed any more. */
export async function dropWaiting(
  { db, now }: RowUnit,
  key: ApplicationKey,
  { kind }: Pick<Mail, 'kind'>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dropped_at: now, payload: null, leased_until: null, last_error: null })
    .where((row) => row.and(ofCase(key)))
    .where('kind', '=', kind)
    .where(isWaiting)
    .execute();
}
