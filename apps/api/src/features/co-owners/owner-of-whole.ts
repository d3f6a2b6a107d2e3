import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readSections } from '../../cases/store/sections.ts';

/** Whether the applicant has said to own the whole building. */
export async function isOwnerOfWhole(store: EncryptedStore, key: ApplicationKey): Promise<boolean> {
  const { client_info } = await readSections(store, key);
  return client_info?.data.client_type === 'owner';
}
