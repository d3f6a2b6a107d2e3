import { openSafe } from '../../../cases/application-keys.ts';
import type { Safe } from '../../../platform/crypto/safe.ts';
import { isSameHash, type KeyRing } from '../../../platform/crypto/secrets.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import { applicationOf } from '../requests.ts';
import { openSigner } from './sealed-signer.ts';
import { hashLink } from './secrets.ts';

export interface SigningLink {
  readonly partnerId: string;
  readonly token: string;
}

/** A signer together with the application the paper belongs to, and its safe. */
export type LinkedSigner = SignerRow & { readonly application_id: string; readonly safe: Safe };

/** The signer a link belongs to; undefined when it is unknown, has ended, was used, or was replaced. */
export async function findSigner(
  db: Database,
  keys: KeyRing,
  link: SigningLink,
  now: Date,
): Promise<LinkedSigner | undefined> {
  const signer = await findHolder(db, keys, link, now);
  return signer?.state === 'signed' ? undefined : signer;
}

/** The signer who used a link to sign. The link opens nothing any more; only that it was used can still be told. */
export async function findPastSigner(
  db: Database,
  keys: KeyRing,
  link: SigningLink,
  now: Date,
): Promise<LinkedSigner | undefined> {
  const signer = await findHolder(db, keys, link, now);
  return signer?.state === 'signed' ? signer : undefined;
}

async function findHolder(
  db: Database,
  keys: KeyRing,
  { partnerId, token }: SigningLink,
  now: Date,
): Promise<LinkedSigner | undefined> {
  const hashes = hashLink(keys, partnerId, token);
  const found = await db
    .selectFrom('signing_signer as signer')
    .innerJoin('signing_envelope as envelope', (join) =>
      join
        .onRef('envelope.partner_id', '=', 'signer.partner_id')
        .onRef('envelope.id', '=', 'signer.envelope_id'),
    )
    .selectAll('signer')
    .select('envelope.application_id')
    .where('signer.partner_id', '=', partnerId)
    .where('signer.link_hash', 'in', hashes)
    .where('signer.link_expires_at', '>', now)
    .executeTakeFirst();
  const known = found?.link_hash;
  if (!known || !hashes.some((hash) => isSameHash(hash, known))) return undefined;
  const { application_id, ...row } = found;
  const safe = await openSafe({ db, keys }, applicationOf(found));
  return { ...openSigner(safe, row), application_id, safe };
}
