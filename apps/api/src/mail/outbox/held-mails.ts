import { readSealedKeys } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { AnyPayload } from '../mail.ts';
import { openMail } from './leased.ts';

/** What the newest mail of a kind about a made-up case would have said; undefined: none was promised. */
export async function readHeldMail(
  { db, keys }: EncryptedStore,
  key: ApplicationKey,
  kind: string,
): Promise<AnyPayload | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where((where) => where.and({ ...ofCase(key), kind }))
    .where('payload', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const sealed = (await readSealedKeys(db, [key])).get(key.applicationId);
  return row && openMail(row, { ...key, kind }, keys, sealed)?.payload;
}
