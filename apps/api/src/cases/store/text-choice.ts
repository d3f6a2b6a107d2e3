import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { ApplicationKey } from '../keys/case-key.ts';

/** Writes down whether the applicant wants text messages; null: not, or not any more. */
export async function writeTextChoice(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
  sms: Application['sms'],
): Promise<void> {
  await db
    .updateTable('application')
    .set({ sms })
    .where((row) => row.and({ partner_id: partnerId, id: applicationId }))
    .execute();
}
