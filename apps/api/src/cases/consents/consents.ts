import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { ConsentRecordTable } from '../../platform/database/schema/tables.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

export type ConsentRecord = Selectable<ConsentRecordTable>;

/** Rows are only ever added. */
export async function addConsents(
  trx: Trx,
  records: readonly Insertable<ConsentRecordTable>[],
): Promise<void> {
  await trx
    .insertInto('consent_record')
    .values([...records])
    .execute();
}

/** Oldest revision first. */
export function readConsents(db: Database, key: ApplicationKey): Promise<ConsentRecord[]> {
  return db
    .selectFrom('consent_record')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('revision')
    .orderBy('consent_id')
    .execute();
}
