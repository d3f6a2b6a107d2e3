import type { Database } from '../platform/database/database.ts';
import type { ApplicationKey } from './case-key.ts';

/** Whether an application names a co-owner. */
export async function hasCoOwners(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<boolean> {
  const found = await db
    .selectFrom('co_owner')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .limit(1)
    .execute();
  return found.length > 0;
}
