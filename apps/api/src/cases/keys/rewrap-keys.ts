import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { resealSuppressions } from '../../platform/mail/suppressions.ts';
import { resealWaits } from '../../platform/partners/opening-waits.ts';
import { keyContext } from './application-keys.ts';
import type { EncryptedStore } from './encrypted-store.ts';
import { hashKeyContext } from './open-keys.ts';
import { resealBankLines } from './reseal-bank-lines.ts';
import { resealBulkNotes } from './reseal-bulk-notes.ts';
import { resealPeople } from './reseal-people.ts';

/** Seals what the ring itself seals under its first key, in batches, while others read and write. Returns how many. */
export function rewrapKeys(store: EncryptedStore, batch = 200): Promise<number> {
  return acrossPartners(async () => {
    const addresses = (await resealSuppressions(store)) + (await resealWaits(store));
    let done = (await rewrapHashKey(store)) + addresses + (await resealPeople(store));
    done += (await resealBankLines(store)) + (await resealBulkNotes(store));
    for (let last = batch; last === batch; done += last) last = await rewrapBatch(store, batch);
    return done;
  });
}

function rewrapBatch({ db, keys }: EncryptedStore, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('application_key')
      .selectAll()
      // Both sides of it lie in the index.
      .where((row) => row.or([row('key_id', '<', keys.current.id), row('key_id', '>', keys.current.id)]))
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { partner_id, application_id, sealed_key } of rows) {
      const context = keyContext({ partnerId: partner_id, applicationId: application_id });
      await trx
        .updateTable('application_key')
        .set({
          sealed_key: keys.sealBytes(keys.openBytes(sealed_key, context), context),
          key_id: keys.current.id,
        })
        .where((row) => row.and({ partner_id, application_id }))
        .execute();
    }
    return rows.length;
  });
}

async function rewrapHashKey({ db, keys }: EncryptedStore): Promise<number> {
  const old = await db
    .selectFrom('hash_key')
    .selectAll()
    .where('key_id', '!=', keys.current.id)
    .executeTakeFirst();
  if (!old) return 0;
  const sealed_key = keys.sealBytes(keys.openBytes(old.sealed_key, hashKeyContext), hashKeyContext);
  await db
    .updateTable('hash_key')
    .set({ sealed_key, key_id: keys.current.id })
    .where('n', '=', old.n)
    .execute();
  return 1;
}
