import { openCipher } from '../../../cases/keys/application-keys.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import { findLink, type Links } from '../../../cases/links/links.ts';
import type { ApplicationCipher } from '../../../platform/crypto/application-cipher.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import type { SecretLink } from '../../../platform/database/schema/tables.ts';
import { applicationOf } from '../requests/requests.ts';
import { openSigner, type SignerRowKey } from './sealed-signer.ts';

export interface SigningLink {
  readonly partnerId: string;
  readonly token: string;
}

/** A signer together with the application the document belongs to, its safe, and when the link ends. */
export type LinkedSigner = SignerRow &
  Pick<SecretLink, 'application_id' | 'expires_at'> & { readonly cipher: ApplicationCipher };

/** The link through which one signer of a document signs. */
export function signingLink(
  { partnerId, applicationId }: ApplicationKey,
  { envelope_id, n }: SignerRowKey,
): Links & { readonly bearer: string } {
  return { partnerId, applicationId, purpose: 'signing', bearer: `${envelope_id} ${n}` };
}

/**
 * The signer a link belongs to; undefined when it is unknown, has ended, was used, or was replaced.
 *
 * @param isUsed  looks for the signer who used the link to sign: it opens nothing any more
 */
export async function findSigner(
  { db, keys }: EncryptedStore,
  shown: SigningLink,
  now: Date,
  isUsed = false,
): Promise<LinkedSigner | undefined> {
  const link = await findLink({ db, keys }, { ...shown, purpose: 'signing', isUsed }, now);
  if (!link) return undefined;
  const { partner_id, application_id, expires_at } = link;
  const [envelopeId = '', n] = link.bearer.split(' ');
  const row = await db
    .selectFrom('signing_signer')
    .selectAll()
    .where((row) => row.and({ partner_id, envelope_id: envelopeId }))
    .where('n', '=', Number(n))
    .executeTakeFirst();
  if (!row) return undefined;
  const cipher = await openCipher({ db, keys }, applicationOf(link));
  return { ...openSigner(cipher, row), application_id, expires_at, cipher };
}
