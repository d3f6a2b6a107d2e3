import { dayMs } from '../../platform/clock.ts';
import { isSameHash, type KeyRing, newToken } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';

/** How long a co-owner's link works. */
export const coOwnerLinkDays = 30;

/** A co-owner's link as it was made: the secret, and what is stored of it. */
export interface NewLink {
  readonly token: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** What a co-owner's link opens. */
export interface OpenedLink {
  readonly coOwnerId: string;
  readonly applicationId: string;
  readonly expiresAt: Date;
}

/** A new link for a co-owner; only the keyed hash is stored. */
export function newCoOwnerLink(keys: KeyRing, partnerId: string, now: Date): NewLink {
  const token = newToken();
  const hash = keys.hash('co-owner', boundTo(partnerId, token));
  return { token, hash, expiresAt: new Date(now.getTime() + coOwnerLinkDays * dayMs) };
}

/** Whom a link belongs to; undefined for any link that opens nothing, whatever the reason. */
export async function findByCoOwnerLink(
  db: Database,
  keys: KeyRing,
  { partnerId, token }: { readonly partnerId: string; readonly token: string },
  now: Date,
): Promise<OpenedLink | undefined> {
  const hashes = keys.hashes('co-owner', boundTo(partnerId, token));
  const found = await db
    .selectFrom('co_owner')
    .select(['id', 'application_id', 'link_hash', 'link_expires_at'])
    .where('partner_id', '=', partnerId)
    .where('link_hash', 'in', hashes)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  const { link_hash: known, link_expires_at: expiresAt } = found ?? {};
  if (!found || !known || !expiresAt || !hashes.some((hash) => isSameHash(hash, known))) return undefined;
  return { coOwnerId: found.id, applicationId: found.application_id, expiresAt };
}

/** The hash of a secret holds its partner, so that no secret works in another partner's portal. */
function boundTo(partnerId: string, token: string): string {
  return `${partnerId}\n${token}`;
}
