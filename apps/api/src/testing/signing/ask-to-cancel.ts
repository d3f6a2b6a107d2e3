import { finalStates } from '../../features/signing/port/states.ts';
import type { RequestKey } from '../../features/signing/requests/requests.ts';
import type { Database } from '../../platform/database/database.ts';

/** Asks for the end of one signing alone; the product always ends those of an application together. */
export async function askToCancel(db: Database, key: RequestKey, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('signature_request')
    .set({ cancel_reason: reason, due_at: now, is_hinted: true })
    .where((row) => row.and({ partner_id: key.partnerId, id: key.requestId }))
    .where('state', 'not in', finalStates)
    .execute();
}
