import { type KeyRing, keyIdOf } from '../crypto/secrets.ts';
import type { Database } from '../database/database.ts';

/** How long nothing more is sent to an address that was refused, ms. */
export const suppressedMs = 24 * 60 * 60 * 1000;

/** Binds an address to its row: moved to another, it does not open. */
function sealContextOf(hash: Uint8Array): string {
  return `suppressed address\n${Buffer.from(hash).toString('hex')}`;
}

/** An address nothing is sent to at present. */
export interface Suppressed {
  readonly address: string;
  readonly reason: string;
  readonly since: Date;
  readonly endsAt: Date;
}

export interface SuppressionStore {
  readonly db: Database;
  readonly keys: KeyRing;
}

/** Sends nothing to an address for a while; refused again, the while begins anew. */
export async function suppressAddress(
  { db, keys }: SuppressionStore,
  address: string,
  reason: string,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + suppressedMs);
  const hash = keys.hash('address', address.toLowerCase());
  await db
    .insertInto('suppressed_address')
    .values({
      hash,
      address: keys.seal(address, sealContextOf(hash)),
      reason,
      since: now,
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ reason, ends_at: endsAt }))
    .execute();
}

/** Until when nothing is sent to each of these addresses; undefined for one to which mail may go. */
export async function findSuppressions(
  { db, keys }: SuppressionStore,
  addresses: readonly string[],
  now: Date,
): Promise<(address: string) => Date | undefined> {
  if (addresses.length === 0) return () => undefined;
  const hashOf = (address: string) => keys.hash('address', address.toLowerCase());
  const rows = await db
    .selectFrom('suppressed_address')
    .select(['hash', 'ends_at'])
    .where('hash', 'in', addresses.map(hashOf))
    .where('ends_at', '>', now)
    .execute();
  return (address) => rows.find(({ hash }) => hashOf(address).equals(hash))?.ends_at;
}

/** Every address nothing is sent to at present, the newest first. */
export async function readSuppressed(
  { db, keys }: SuppressionStore,
  now: Date,
): Promise<readonly Suppressed[]> {
  const rows = await db
    .selectFrom('suppressed_address')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ hash, address, reason, since, ends_at: endsAt }) => ({
    address: keys.open(address, sealContextOf(hash)),
    reason,
    since,
    endsAt,
  }));
}

/**
 * Seals the addresses under the first of the ring.
 *
 * @returns how many were sealed anew
 */
export async function resealSuppressions({ db, keys }: SuppressionStore): Promise<number> {
  const rows = await db.selectFrom('suppressed_address').select(['hash', 'address']).execute();
  const old = rows.filter(({ address }) => keyIdOf(address) !== keys.current.id);
  for (const { hash, address } of old) {
    await db
      .updateTable('suppressed_address')
      .set({ address: keys.seal(keys.open(address, sealContextOf(hash)), sealContextOf(hash)) })
      .where('hash', '=', hash)
      .execute();
  }
  return old.length;
}

/** Lets mail go to an address again; false when nothing stood in its way. */
export async function liftSuppression({ db, keys }: SuppressionStore, address: string): Promise<boolean> {
  const lifted = await db
    .deleteFrom('suppressed_address')
    .where('hash', '=', keys.hash('address', address.toLowerCase()))
    .executeTakeFirst();
  return lifted.numDeletedRows > 0n;
}
