import { randomBytes } from 'node:crypto';
import { ConfigError } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { unwrapSafe } from '../application-keys.ts';
import type { Vault } from '../vault.ts';

/**
 * The ring together with the keys of hashes, which lie in the database and stay when the ring changes. The first
 * start makes them.
 *
 * @throws {ConfigError} the database is sealed with a key that is not on the ring, or is another one of its name
 */
export function openKeys(vault: Vault, now: Date): Promise<KeyRing> {
  return acrossPartners(async () => {
    await requireKeys(vault);
    const rows = await readHashKeys(vault, now);
    const hashKeys = rows.map(({ n, sealed_key }) => ({
      id: `hash-${n}`,
      bytes: openWith(vault.keys, sealed_key, hashKeyPlace(n)),
    }));
    return vault.keys.with(hashKeys);
  });
}

/** What a key of hashes is sealed for. */
export function hashKeyPlace(n: number): string {
  return `hash-key\n${n}`;
}

async function readHashKeys({ db, keys }: Vault, now: Date) {
  const known = await selectHashKeys(db);
  if (known.length > 0) return known;
  const sealed_key = keys.sealBytes(randomBytes(32), hashKeyPlace(1));
  await db
    .insertInto('hash_key')
    .values({ n: 1, sealed_key, key_id: keys.current.id, created_at: now })
    .onConflict((conflict) => conflict.column('n').doNothing())
    .execute();
  return selectHashKeys(db);
}

function selectHashKeys(db: Database) {
  return db.selectFrom('hash_key').select(['n', 'sealed_key']).orderBy('n', 'desc').execute();
}

/** One application for each key of the ring that sealed any: the others open like it. */
async function requireKeys({ db, keys }: Vault): Promise<void> {
  const rows = await db
    .selectFrom('application_key')
    .distinctOn('key_id')
    .select(['key_id', 'partner_id', 'application_id', 'sealed_key'])
    .orderBy('key_id')
    .execute();
  for (const row of rows) {
    const key = { partnerId: row.partner_id, applicationId: row.application_id };
    orRefuse(row.key_id, () => unwrapSafe(keys, key, row));
  }
}

function openWith(keys: KeyRing, sealed: Uint8Array, place: string): Uint8Array {
  return orRefuse(keys.current.id, () => keys.openBytes(sealed, place));
}

function orRefuse<Opened>(id: string, open: () => Opened): Opened {
  try {
    return open();
  } catch {
    throw new ConfigError(
      `SECRET_KEYS do not open this database: “${id}” is missing or is not the key it was. Put the right key back; without it nothing that is stored can be read.`,
    );
  }
}
