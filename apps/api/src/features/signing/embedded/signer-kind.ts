import type { SignerKind } from '@ndp/domain/identifiers/signer-name.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import { readSections } from '../../../cases/store/sections.ts';

/** Whether a person signs an application, or somebody for an organisation. */
export async function readSignerKind(store: EncryptedStore, key: ApplicationKey): Promise<SignerKind> {
  const { client_info } = await readSections(store, key);
  return client_info?.data.building_name ? 'organisation' : 'person';
}
