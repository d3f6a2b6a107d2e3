import { contextOf } from './application-keys.ts';
import type { Database } from './database.ts';
import { hashKeyPlace } from './open-keys.ts';
import { acrossPartners } from './partner-scope.ts';
import type { Vault } from './sections.ts';

/**
 * Seals every stored key under the first of the ring, a batch at a time, while others read and write. What the keys
 * themselves seal stays as it is. Once nothing is left to do, the other keys may leave the ring.
 *
 * @returns how many keys were sealed anew
 */
export function rewrapKeys(vault: Vault, batch = 200): Promise<number> {
  return acrossPartners(async () => {
    let done = await rewrapHashKeys(vault);
    for (let last = batch; last === batch; done += last) last = await rewrapBatch(vault, batch);
    return done;
  });
}

/** Keys that still need another key than the first of the ring. */
export function countOldKeys({ db, keys }: Vault): Promise<number> {
  return acrossPartners(
    async () =>
      (await countIn(db, 'application_key', keys.current.id)) +
      (await countIn(db, 'hash_key', keys.current.id)),
  );
}

function rewrapBatch({ db, keys }: Vault, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('application_key')
      .selectAll()
      .where('key_id', '!=', keys.current.id)
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { partner_id, application_id, sealed_key } of rows) {
      const place = contextOf({ partnerId: partner_id, applicationId: application_id });
      await trx
        .updateTable('application_key')
        .set({
          sealed_key: keys.sealBytes(keys.openBytes(sealed_key, place), place),
          key_id: keys.current.id,
        })
        .where('partner_id', '=', partner_id)
        .where('application_id', '=', application_id)
        .execute();
    }
    return rows.length;
  });
}

async function rewrapHashKeys({ db, keys }: Vault): Promise<number> {
  const rows = await db.selectFrom('hash_key').selectAll().where('key_id', '!=', keys.current.id).execute();
  for (const { n, sealed_key } of rows) {
    const place = hashKeyPlace(n);
    await db
      .updateTable('hash_key')
      .set({ sealed_key: keys.sealBytes(keys.openBytes(sealed_key, place), place), key_id: keys.current.id })
      .where('n', '=', n)
      .execute();
  }
  return rows.length;
}

async function countIn(
  db: Database,
  table: 'application_key' | 'hash_key',
  current: string,
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('key_id', '!=', current)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
