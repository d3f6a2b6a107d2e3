import type { AskedSigner, SignerKind } from '@ndp/domain/identifiers/signer-name.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import { readSections } from '../../../cases/store/sections.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import { firstRef } from '../port/port.ts';
import type { WaitingDocument } from './waiting-documents.ts';

/** Whether a signer is the applicant, somebody for an organisation, or the second person named to represent it. */
export async function readSignerKind(
  store: EncryptedStore,
  key: ApplicationKey,
  { ref }: Pick<SignerRow, 'ref'>,
): Promise<SignerKind> {
  const { client_info } = await readSections(store, key);
  if (!client_info?.data.building_name) return 'person';
  return ref === firstRef ? 'organisation' : 'representative';
}

/** The signer whose turn it is, as the names that are typed are judged. */
export async function readAskedSigner(
  store: EncryptedStore,
  key: ApplicationKey,
  { envelope, signer }: WaitingDocument,
): Promise<AskedSigner> {
  const kind = await readSignerKind(store, key, signer);
  const other = envelope.signers.find(({ n }) => n !== signer.n)?.name;
  return { kind, name: signer.name, other };
}
