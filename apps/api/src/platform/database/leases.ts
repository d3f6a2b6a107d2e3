import type { Database } from './database.ts';

/** Ends every lease: whoever held one is gone, and what it worked on need not wait for its end. */
export async function endLeases(db: Database): Promise<void> {
  await db.updateTable('outbox').set({ leased_until: null }).where('leased_until', 'is not', null).execute();
  await db
    .updateTable('signature_request')
    .set({ leased_until: null })
    .where('leased_until', 'is not', null)
    .execute();
}
