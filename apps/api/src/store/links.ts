import { dayMs } from '../clock.ts';
import { isSameHash, type KeyRing, newToken } from '../secrets.ts';
import type { Database, Trx } from './database.ts';
import type { Application, LinkPurpose } from './tables.ts';

/** How long a link opens its application. */
export const linkDays = 90;
/** How long a link to the signed papers works: they show PESEL and account number in full. */
export const papersLinkDays = 30;
const linkLife: Readonly<Record<LinkPurpose, number>> = { application: linkDays, papers: papersLinkDays };
/** How long an older link still opens it once a newer one was sent, ms. */
export const graceMs = dayMs;

export interface ApplicationKey {
  readonly partnerId: string;
  readonly applicationId: string;
}

/** The keys of an application's row. */
export function keyOf({ partner_id, id }: Pick<Application, 'partner_id' | 'id'>): ApplicationKey {
  return { partnerId: partner_id, applicationId: id };
}

/**
 * Makes a new link for an application. A link made for one purpose opens nothing for another.
 *
 * @returns the secret; only its keyed hash is stored
 */
export async function addLink(
  trx: Trx,
  keys: KeyRing,
  key: ApplicationKey,
  now: Date,
  purpose: LinkPurpose = 'application',
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('application_link')
    .values({
      partner_id: key.partnerId,
      application_id: key.applicationId,
      token_hash: keys.hash('link', boundTo(key.partnerId, token)),
      purpose,
      key_id: keys.current.id,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLife[purpose] * dayMs),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Lets the links of an application end within the grace: a newer one is on its way. */
export async function ageLinks(trx: Trx, key: ApplicationKey, now: Date): Promise<void> {
  const end = new Date(now.getTime() + graceMs);
  await linksOf(trx, key)
    .set({ expires_at: end })
    .where('purpose', '=', 'application')
    .where('expires_at', '>', end)
    .execute();
}

/** Ends the links of an application at once. */
export async function revokeLinks(trx: Trx, key: ApplicationKey, now: Date): Promise<void> {
  await linksOf(trx, key).set({ revoked_at: now }).where('revoked_at', 'is', null).execute();
}

/** The application a link opens; undefined for any link that does not, whatever the reason. */
export async function findByLink(
  db: Database,
  keys: KeyRing,
  link: { readonly partnerId: string; readonly token: string; readonly id: string },
  now: Date,
  purpose: LinkPurpose = 'application',
): Promise<Application | undefined> {
  const hashes = keys.hashes('link', boundTo(link.partnerId, link.token));
  const found = await db
    .selectFrom('application_link as link')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'link.partner_id')
        .onRef('application.id', '=', 'link.application_id'),
    )
    .selectAll('application')
    .select('link.token_hash')
    .where('link.partner_id', '=', link.partnerId)
    .where('link.token_hash', 'in', hashes)
    .where('link.purpose', '=', purpose)
    .where('link.expires_at', '>', now)
    .where('link.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!found || found.id !== link.id.toLowerCase()) return undefined;
  const { token_hash, ...application } = found;
  return hashes.some((hash) => isSameHash(hash, token_hash)) ? application : undefined;
}

function linksOf(trx: Trx, key: ApplicationKey) {
  return trx
    .updateTable('application_link')
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId);
}

/** The hash of a secret holds its partner, so that no secret works in another partner's portal. */
function boundTo(partnerId: string, token: string): string {
  return `${partnerId}\n${token}`;
}
