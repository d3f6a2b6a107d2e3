import { sealContext } from '../../features/settlement/documents.ts';
import { isOwnForm } from '../../platform/crypto/safe.ts';
import { newStorageKey, type Storage, StorageFailed } from '../../platform/files/port.ts';
import type { Keyed } from './seal-old-rows.ts';

/**
 * Seals the files of an application under its own key, each beside the old one, and lets its row name the new one.
 *
 * @returns the old files, to be removed after the commit
 */
export async function resealFiles({ trx, vault, key }: Keyed): Promise<readonly string[]> {
  const { keys, storage } = vault;
  const documents = await trx
    .selectFrom('settlement_document')
    .select(['id', 'storage_key'])
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .where('removed_at', 'is', null)
    .execute();
  const spare: string[] = [];
  for (const { id, storage_key } of documents) {
    const place = sealContext('file', key, id);
    const sealed = await readFile(storage, storage_key);
    if (!sealed || isOwnForm(sealed)) continue;
    const renewed = newStorageKey();
    await storage.put(renewed, key.safe.sealBytes(keys.openBytes(sealed, place), place));
    await trx
      .updateTable('settlement_document')
      .set({ storage_key: renewed })
      .where('partner_id', '=', key.partnerId)
      .where('id', '=', id)
      .execute();
    spare.push(storage_key);
  }
  return spare;
}

/** Undefined for a file that is not there any more: it cannot be read either way. */
async function readFile(storage: Storage, storageKey: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.get(storageKey);
  } catch (failure) {
    if (!(failure instanceof StorageFailed)) throw failure;
    if ((await storage.list()).some(({ key }) => key === storageKey)) throw failure;
    return undefined;
  }
}
