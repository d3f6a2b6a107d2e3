import { sql } from 'kysely';
import { keyIdOf } from '../../platform/crypto/secrets.ts';
import type { EncryptedStore } from './encrypted-store.ts';

export interface OldNeed {
  readonly id: string;
  /** Keys of applications, the key of hashes, addresses that get no mail or wait for a programme to open, names of people at the desk. */
  readonly keys: number;
}

/** Counts the values each key behind the first of the ring still seals; with nothing, it may leave. */
export async function readOldNeeds({ db, keys }: EncryptedStore): Promise<readonly OldNeed[]> {
  const suppressed = await db.selectFrom('suppressed_address').select('address').execute();
  const waiting = await db.selectFrom('opening_wait').select('address').execute();
  const people = await db.selectFrom('desk_person').select('facts as address').execute();
  const invited = await db.selectFrom('desk_invitation').select('address').execute();
  const needs: OldNeed[] = [];
  for (const id of keys.otherIds) {
    const { rows } = await sql<{ keys: number }>`
      select ((select count(*) from application_key where key_id = ${id})
        + (select count(*) from hash_key where key_id = ${id}))::integer as keys`.execute(db);
    const sealed = [...suppressed, ...waiting, ...people, ...invited].flatMap(({ address }) => address ?? []);
    const addresses = sealed.filter((bytes) => keyIdOf(bytes) === id).length;
    needs.push({ id, keys: (rows[0]?.keys ?? 0) + addresses });
  }
  return needs;
}
