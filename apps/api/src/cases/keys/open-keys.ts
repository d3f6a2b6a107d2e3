import { randomBytes } from 'node:crypto';
import { ConfigError } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import { signActorsWith } from '../../platform/database/audit-actor.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { unwrapCipher } from './application-keys.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/**
 * The ring with the key of hashes, which the first start makes and which stays when the ring changes.
 *
 * @throws {ConfigError} a key the database is sealed with is not on the ring, or is another one of its name
 */
export function openKeys(store: EncryptedStore, now: Date): Promise<KeyRing> {
  return acrossPartners(async () => {
    await requireKeys(store);
    const { sealed_key } = await readHashKey(store, now);
    const bytes = orRefuse(store.keys.current.id, () => store.keys.openBytes(sealed_key, hashKeyContext));
    const keys = store.keys.with({ id: 'hash-1', bytes });
    signActorsWith(keys);
    return keys;
  });
}

export const hashKeyContext = 'hash-key\n1';

async function readHashKey(
  { db, keys }: EncryptedStore,
  now: Date,
): Promise<{ readonly sealed_key: Uint8Array }> {
  const stored = db.selectFrom('hash_key').select('sealed_key').where('n', '=', 1);
  const row = await stored.executeTakeFirst();
  if (row) return row;
  const sealed_key = keys.sealBytes(randomBytes(32), hashKeyContext);
  await db
    .insertInto('hash_key')
    .values({ n: 1, sealed_key, key_id: keys.current.id, created_at: now })
    .onConflict((conflict) => conflict.column('n').doNothing())
    .execute();
  return stored.executeTakeFirstOrThrow();
}

/** One for each key that sealed any: the others open like it. */
async function requireKeys({ db, keys }: EncryptedStore): Promise<void> {
  const rows = await db
    .selectFrom('application_key')
    .distinctOn('key_id')
    .select(['key_id', 'partner_id', 'application_id', 'sealed_key'])
    .orderBy('key_id')
    .execute();
  for (const row of rows) {
    const key = { partnerId: row.partner_id, applicationId: row.application_id };
    orRefuse(row.key_id, () => unwrapCipher(keys, key, row));
  }
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
