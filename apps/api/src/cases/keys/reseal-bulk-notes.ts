import { keyIdOf } from '../../platform/crypto/secrets.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** Where the note of a job over many cases is sealed while it runs. */
export function bulkNoteContext(partnerId: string, jobId: string): string {
  return `bulk-job\n${partnerId}\n${jobId}`;
}

/** Seals the notes of running jobs under the first key of the ring. Returns how many. */
export async function resealBulkNotes({ db, keys }: EncryptedStore): Promise<number> {
  const rows = await db
    .selectFrom('bulk_job')
    .select(['partner_id', 'id', 'note'])
    .where('note', 'is not', null)
    .execute();
  let done = 0;
  for (const { partner_id, id, note } of rows) {
    if (!note || keyIdOf(note) === keys.current.id) continue;
    const context = bulkNoteContext(partner_id, id);
    await db
      .updateTable('bulk_job')
      .set({ note: keys.sealBytes(keys.openBytes(note, context), context) })
      // Unless the job has ended meanwhile.
      .where((row) => row.and({ partner_id, id, note }))
      .execute();
    done += 1;
  }
  return done;
}
