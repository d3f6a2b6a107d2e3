import type { Database } from '../../platform/database/database.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** Whether an application names a co-owner. */
export async function hasCoOwners(db: Database, key: ApplicationKey): Promise<boolean> {
  const rows = await db
    .selectFrom('co_owner')
    .select('id')
    .where((row) => row.and(ofCase(key)))
    .limit(1)
    .execute();
  return rows.length > 0;
}
