import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Storage } from '../../platform/files/port.ts';
import { eraseApplication, removeLeftovers } from './erase-application.ts';
import type { ErasureLine } from './erasure-journal.ts';

/**
 * Erases again whom a restored backup brought back.
 *
 * @returns how many
 */
export async function eraseAgain(
  { db, storage }: { readonly db: Database; readonly storage: Pick<Storage, 'remove'> },
  erasures: readonly ErasureLine[],
): Promise<number> {
  let erased = 0;
  for (const { partner_id, application_id, at, cause } of erasures) {
    const left = await acrossPartners(() =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('application')
          .select(['partner_id', 'id', 'reference'])
          .where((row) => row.and({ partner_id, id: application_id }))
          .forUpdate()
          .executeTakeFirst();
        // What a restored database believes to be at the bank had ended before the erasure.
        await trx
          .updateTable('payment')
          .set({ state: 'rejected' })
          .where((row) => row.and({ partner_id, application_id }))
          .where('state', 'in', ['file_made', 'sent'])
          .execute();
        return row && eraseApplication({ db: trx, now: new Date(at) }, row, cause);
      }),
    );
    if (!left) continue;
    await removeLeftovers(storage, left);
    erased += 1;
  }
  return erased;
}
