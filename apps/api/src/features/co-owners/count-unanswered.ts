import { unansweredCoOwners } from '@ndp/flows/application/co-owners/rules.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readSections } from '../../cases/store/sections.ts';
import { readCoOwners } from './store.ts';

/** How many co-owners were asked and have not answered yet. */
export async function countUnanswered(store: EncryptedStore, key: ApplicationKey): Promise<number> {
  const coOwners = await readCoOwners(store, key);
  if (coOwners.length === 0) return 0;
  const { client_info } = await readSections(store, key);
  return unansweredCoOwners(coOwners, client_info?.data.client_type).length;
}
