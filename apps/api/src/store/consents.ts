import type { Insertable } from 'kysely';
import type { Trx } from './database.ts';
import type { ConsentRecordTable } from './tables.ts';

/** Keeps the evidence of consents. Rows are only ever added. */
export async function addConsents(
  trx: Trx,
  records: readonly Insertable<ConsentRecordTable>[],
): Promise<void> {
  await trx
    .insertInto('consent_record')
    .values([...records])
    .execute();
}
