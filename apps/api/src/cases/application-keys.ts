import { randomBytes } from 'node:crypto';
import { Safe } from '../platform/crypto/safe.ts';
import type { KeyRing } from '../platform/crypto/secrets.ts';
import type { Database } from '../platform/database/database.ts';
import type { ApplicationKey } from './case-key.ts';
import type { Vault } from './vault.ts';

export interface SealedKey {
  readonly sealed_key: Uint8Array;
  readonly key_id: string;
}

export function makeSafe(keys: KeyRing, key: ApplicationKey): { safe: Safe; row: SealedKey } {
  const bytes = randomBytes(32);
  const sealed_key = keys.sealBytes(bytes, contextOf(key));
  return { safe: new Safe(bytes, key), row: { sealed_key, key_id: keys.current.id } };
}

export async function addApplicationKey(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
  row: SealedKey,
): Promise<void> {
  await db
    .insertInto('application_key')
    .values({ partner_id: partnerId, application_id: applicationId, ...row })
    .execute();
}

/**
 * Reads the key, unless whoever read the application has its safe already.
 *
 * @throws {Error} the key is gone, with its application, or needs one that is not on the ring
 */
export async function openSafe({ db, keys }: Vault, key: ApplicationKey): Promise<Safe> {
  if (key.safe) return key.safe;
  const row = await readSealedKey(db, key);
  if (!row) throw new Error('the key of this application is gone');
  return unwrapSafe(keys, key, row);
}

/** Undefined once its application is gone. */
export function readSealedKey(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<Pick<SealedKey, 'sealed_key'> | undefined> {
  return db
    .selectFrom('application_key')
    .select('sealed_key')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** @throws {Error} it needs a key that is not on the ring, or belongs to another application */
export function unwrapSafe(
  keys: KeyRing,
  key: ApplicationKey,
  { sealed_key }: Pick<SealedKey, 'sealed_key'>,
): Safe {
  return new Safe(keys.openBytes(sealed_key, contextOf(key)), key);
}

/** Beside another application the key opens nothing. */
export function contextOf({ partnerId, applicationId }: ApplicationKey): string {
  return `application-key\n${partnerId}\n${applicationId}`;
}
