import { randomBytes } from 'node:crypto';
import { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ApplicationKey, ofCase } from './case-key.ts';
import type { EncryptedStore } from './encrypted-store.ts';

export interface SealedKey {
  readonly sealed_key: Uint8Array;
  readonly key_id: string;
}

export function makeCipher(
  keys: KeyRing,
  key: ApplicationKey,
): { cipher: ApplicationCipher; row: SealedKey } {
  const bytes = randomBytes(32);
  const sealed_key = keys.sealBytes(bytes, keyContext(key));
  return { cipher: new ApplicationCipher(bytes, key), row: { sealed_key, key_id: keys.current.id } };
}

/**
 * Reads the key, unless whoever read the application has its safe already.
 *
 * @throws {Error} the key is gone, with its application, or needs one that is not on the ring
 */
export async function openCipher(
  { db, keys }: EncryptedStore,
  key: ApplicationKey,
): Promise<ApplicationCipher> {
  if (key.cipher) return key.cipher;
  const row = await readSealedKey(db, key);
  if (!row) throw new Error('the key of this application is gone');
  return unwrapCipher(keys, key, row);
}

/** The keys of several applications, by the id of each; of one that is gone there is none. */
export async function readSealedKeys(
  db: Database,
  keys: readonly ApplicationKey[],
): Promise<ReadonlyMap<string, Pick<SealedKey, 'sealed_key'>>> {
  const rows = await db
    .selectFrom('application_key')
    .select(['application_id', 'sealed_key'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('partner_id', 'application_id'),
        'in',
        keys.map(({ partnerId, applicationId }) => tuple(partnerId, applicationId)),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** Undefined once its application is gone. */
function readSealedKey(
  db: Database,
  key: ApplicationKey,
): Promise<Pick<SealedKey, 'sealed_key'> | undefined> {
  return db
    .selectFrom('application_key')
    .select('sealed_key')
    .where((row) => row.and(ofCase(key)))
    .executeTakeFirst();
}

/** @throws {Error} it needs a key that is not on the ring, or belongs to another application */
export function unwrapCipher(
  keys: KeyRing,
  key: ApplicationKey,
  { sealed_key }: Pick<SealedKey, 'sealed_key'>,
): ApplicationCipher {
  return new ApplicationCipher(keys.openBytes(sealed_key, keyContext(key)), key);
}

/** Beside another application the key opens nothing. */
export function keyContext({ partnerId, applicationId }: ApplicationKey): string {
  return `application-key\n${partnerId}\n${applicationId}`;
}
