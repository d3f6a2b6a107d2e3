import { isSameHash, type KeyRing, newToken } from '../platform/crypto/secrets.ts';
import type { Database, Trx } from '../platform/database/database.ts';
import type { Application, LinkPurpose } from '../platform/database/schema/tables.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { type ApplicationKey, keyOf } from './case-key.ts';
import { type ApplicationRow, openApplication } from './facts.ts';
import { graceMs, linkEnd, renewedEnd } from './link-life.ts';

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
  const application = await trx
    .selectFrom('application')
    .select('submitted_at')
    .where('partner_id', '=', key.partnerId)
    .where('id', '=', key.applicationId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('application_link')
    .values({
      partner_id: key.partnerId,
      application_id: key.applicationId,
      token_hash: keys.hash('link', boundTo(key.partnerId, token)),
      purpose,
      key_id: keys.hashKeyId,
      created_at: now,
      expires_at: linkEnd(purpose, application, now, now),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Lets the links of an application end within the grace, however they are used: a newer one is on its way. */
export async function ageLinks(trx: Trx, key: ApplicationKey, now: Date): Promise<void> {
  await linksOf(trx, key)
    .set({ revoked_at: new Date(now.getTime() + graceMs) })
    .where('purpose', '=', 'application')
    .where('revoked_at', 'is', null)
    .execute();
}

/** Lets the links of an application that was just sent live on as those of a sent one. */
export async function renewLinks(trx: Trx, application: Application, now: Date): Promise<void> {
  await linksOf(trx, keyOf(application))
    .set({ expires_at: linkEnd('application', application, now, now) })
    .where('purpose', '=', 'application')
    .where('expires_at', '>', now)
    .execute();
}

/** Ends the links of an application at once. */
export async function revokeLinks(trx: Trx, key: ApplicationKey, now: Date): Promise<void> {
  await linksOf(trx, key)
    .set({ revoked_at: now })
    .where((link) => link.or([link('revoked_at', 'is', null), link('revoked_at', '>', now)]))
    .execute();
}

/** What a visitor shows to be let in. */
export interface ShownLink {
  readonly partnerId: string;
  readonly token: string;
  readonly id: string;
}

/** The application a link opens; undefined for any link that does not, whatever the reason. */
export async function findByLink(
  db: Database,
  keys: KeyRing,
  shown: ShownLink,
  now: Date,
  purpose: LinkPurpose = 'application',
): Promise<Application | undefined> {
  return (await findLink(db, keys, shown, now, purpose))?.application;
}

/** As `findByLink`, for whoever uses the link: it lives on from this moment. */
export async function openLink(
  db: Database,
  keys: KeyRing,
  shown: ShownLink,
  now: Date,
  purpose: LinkPurpose = 'application',
): Promise<Application | undefined> {
  const found = await findLink(db, keys, shown, now, purpose);
  if (found) await renewLink(db, found, now);
  return found?.application;
}

/** Lets a link that is used live on from this moment. */
export async function renewLink(db: Database, { application, link }: FoundLink, now: Date): Promise<void> {
  const end = renewedEnd(link, application, now);
  if (!end) return;
  await linksOf(db, keyOf(application))
    .set({ expires_at: end })
    .where('token_hash', '=', link.token_hash)
    .execute();
}

/** A link that opens an application. */
export interface FoundLink {
  readonly application: Application;
  readonly link: {
    readonly purpose: LinkPurpose;
    readonly token_hash: Uint8Array;
    readonly created_at: Date;
    readonly expires_at: Date;
  };
}

/** What is read of a link beside its application. */
interface LinkColumns {
  readonly token_hash: Uint8Array;
  readonly made_at: Date;
  readonly expires_at: Date;
}

/** As `findByLink`, with the link itself. */
export async function findLink(
  db: Database,
  keys: KeyRing,
  shown: ShownLink,
  now: Date,
  purpose: LinkPurpose = 'application',
): Promise<FoundLink | undefined> {
  const hashes = keys.hashes('link', boundTo(shown.partnerId, shown.token));
  const found = await db
    .selectFrom('application_link as link')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'link.partner_id')
        .onRef('application.id', '=', 'link.application_id'),
    )
    .innerJoin('application_key', (join) =>
      join
        .onRef('application_key.partner_id', '=', 'link.partner_id')
        .onRef('application_key.application_id', '=', 'link.application_id'),
    )
    .selectAll('application')
    .select([
      'application_key.sealed_key',
      'link.token_hash',
      'link.created_at as made_at',
      'link.expires_at',
    ])
    .$castTo<ApplicationRow & LinkColumns>()
    .where('link.partner_id', '=', shown.partnerId)
    .where('link.application_id', '=', uuidOrNone(shown.id))
    .where('link.token_hash', 'in', hashes)
    .where('link.purpose', '=', purpose)
    .where('link.expires_at', '>', now)
    .where((link) => link.or([link('link.revoked_at', 'is', null), link('link.revoked_at', '>', now)]))
    .executeTakeFirst();
  if (!found) return undefined;
  const { token_hash, made_at: created_at, expires_at, ...row } = found;
  if (!hashes.some((hash) => isSameHash(hash, token_hash))) return undefined;
  const application = openApplication(keys, row);
  return { application, link: { purpose, token_hash, created_at, expires_at } };
}

/** Of what is no id, one that no application has: it is looked for as any other, and takes as long. */
function uuidOrNone(id: string): string {
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000';
}

function linksOf(db: Database, key: ApplicationKey) {
  return db
    .updateTable('application_link')
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId);
}

/** The hash of a secret holds its partner, so that no secret works in another partner's portal. */
function boundTo(partnerId: string, token: string): string {
  return `${partnerId}\n${token}`;
}
