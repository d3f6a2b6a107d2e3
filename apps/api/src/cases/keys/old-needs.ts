import { sql } from 'kysely';
import { keyIdOf } from '../../platform/crypto/secrets.ts';
import type { Vault } from '../vault.ts';

/** What still needs a key of the ring that is no longer the first. */
export interface OldNeed {
  readonly id: string;
  /** What it seals: keys of applications and of hashes, addresses that get no mail. */
  readonly keys: number;
  /**
   * Secrets that are looked for by a hash under it. Where a row does not tell which key made its hash, it counts for
   * each key of the ring if it is older than the keys of hashes.
   */
  readonly secrets: number;
}

/** What each key behind the first of the ring is still needed for; with nothing, it may leave. */
export async function readOldNeeds({ db, keys }: Vault, now: Date): Promise<readonly OldNeed[]> {
  const unnamed = await countUnnamed({ db, keys });
  const suppressed = await db.selectFrom('suppressed_address').select('address').execute();
  const needs: OldNeed[] = [];
  for (const id of keys.otherIds) {
    const counted = await countNamed({ db, keys }, id, now);
    const addresses = suppressed.filter(({ address }) => keyIdOf(address) === id).length;
    needs.push({ id, keys: counted.keys + addresses, secrets: counted.links + unnamed });
  }
  return needs;
}

/** Rows that name the key. */
async function countNamed({ db }: Vault, id: string, now: Date): Promise<{ keys: number; links: number }> {
  const { rows } = await sql<{ keys: string; links: string }>`
    select
      (select count(*) from application_key where key_id = ${id})
        + (select count(*) from hash_key where key_id = ${id}) as keys,
      (select count(*) from secret_link where key_id = ${id} and expires_at > ${now}
        and (revoked_at is null or revoked_at > ${now})) as links`.execute(db);
  return { keys: Number(rows[0]?.keys), links: Number(rows[0]?.links) };
}

/** Secrets from before the keys of hashes, whose rows name no key. */
async function countUnnamed({ db }: Vault): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    with born as (select min(created_at) as at from hash_key)
    select
      (select count(*) from application, born
        where submission_secret_hash is not null and email_verified_at is null and created_at < born.at)
      + (select count(*) from idempotency, born where created_at < born.at) as count`.execute(db);
  return Number(rows[0]?.count);
}
