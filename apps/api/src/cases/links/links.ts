import { graceMs, type LinkPurpose, linkEnd, renewedEnd } from '@ndp/domain/periods.ts';
import { isSameHash, type KeyRing, newToken } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, SecretLink } from '../../platform/database/schema/tables.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { type ApplicationKey, keyOf, ofCase } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { findApplication } from '../store/applications.ts';

/** Without a purpose all of them. */
export interface Links extends ApplicationKey {
  readonly purpose?: LinkPurpose;
  /** A signer or co-owner; otherwise the applicant. */
  readonly bearer?: string;
}

export interface NewLink extends Links {
  /** Where it ends sooner than its purpose says. */
  readonly expiresAt?: Date;
  /** The secret, where it is no random one of 32 bytes. */
  readonly token?: string;
  /** The secret as its applicant may see it again. */
  readonly sealedToken?: Uint8Array;
}

/** Makes a link and returns the secret; only its keyed hash is stored. */
export async function addLink(
  { db, keys, now }: Unit,
  { partnerId, applicationId, purpose = 'application', bearer = '', ...made }: NewLink,
): Promise<string> {
  const { expiresAt, token = newToken(), sealedToken = null } = made;
  const { submitted_at: submittedAt } = await db
    .selectFrom('application')
    .select('submitted_at')
    .where((row) => row.and({ partner_id: partnerId, id: applicationId }))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('secret_link')
    .values({
      partner_id: partnerId,
      application_id: applicationId,
      token_hash: hashOf(keys, { partnerId, purpose, token }),
      purpose,
      bearer,
      created_at: now,
      expires_at: expiresAt ?? linkEnd({ purpose, madeAt: now, submittedAt }, now),
      revoked_at: null,
      used_at: null,
      sealed_token: sealedToken,
    })
    .execute();
  return token;
}

/** Those before it, of the same purpose and bearer, end at once. */
export async function replaceLink(unit: Unit, link: NewLink): Promise<string> {
  await revokeLinks(unit, link);
  return addLink(unit, link);
}

/** Those that open the application, and the codes beside them, end within the grace: a newer mail is on its way. */
export async function ageLinks({ db, now }: RowUnit, key: ApplicationKey): Promise<void> {
  await linksOf(db, key)
    .set({ revoked_at: new Date(now.getTime() + graceMs) })
    .where('purpose', 'in', ['application', 'code'])
    .where('revoked_at', 'is', null)
    .execute();
}

export async function renewLinks({ db, now }: RowUnit, application: Application): Promise<void> {
  const life = { purpose: 'application', madeAt: now, submittedAt: application.submitted_at } as const;
  await linksOf(db, { ...keyOf(application), purpose: life.purpose })
    .set({ expires_at: linkEnd(life, now) })
    .where('expires_at', '>', now)
    .execute();
}

export async function revokeLinks({ db, now }: RowUnit, links: Links): Promise<void> {
  await linksOf(db, links)
    .set({ revoked_at: now })
    .where((link) => link.or([link('revoked_at', 'is', null), link('revoked_at', '>', now)]))
    .execute();
}

/** They open nothing any more; that they were used can still be told. */
export async function spendLinks({ db, now }: RowUnit, links: Links): Promise<void> {
  await linksOf(db, links).set({ used_at: now }).where('used_at', 'is', null).execute();
}

export interface LinkQuery {
  readonly partnerId: string;
  readonly token: string;
  readonly purpose?: LinkPurpose;
  readonly id?: string;
  /** Looks for used ones only. */
  readonly isUsed?: boolean;
}

/** A link, and when its application was sent; null while it is not. */
export type LiveLink = SecretLink & { readonly submitted_at: Date | null };

/** Undefined for any that opens nothing, whatever the reason. */
export async function findLink(
  { db, keys }: EncryptedStore,
  { partnerId, token, purpose = 'application', id, isUsed = false }: LinkQuery,
  now: Date,
): Promise<LiveLink | undefined> {
  const hash = hashOf(keys, { partnerId, purpose, token });
  const link = await selectLive(db, partnerId, now, isUsed)
    .where('token_hash', '=', hash)
    .$if(id !== undefined, (link) => link.where('application_id', '=', uuidOrNone(id ?? '')))
    .executeTakeFirst();
  return link && isSameHash(hash, link.token_hash) ? link : undefined;
}

export interface LinkedApplication {
  readonly application: Application;
  readonly link: LiveLink;
}

export async function findByLink(
  store: EncryptedStore,
  shown: LinkQuery,
  now: Date,
): Promise<LinkedApplication | undefined> {
  const link = await findLink(store, shown, now);
  const application = link && (await findApplication(store, link.partner_id, link.application_id));
  return application && { application, link };
}

export async function renewLink(db: Database, link: LiveLink, now: Date): Promise<void> {
  const { partner_id: partnerId, application_id: applicationId, token_hash } = link;
  const { purpose, created_at: madeAt, submitted_at: submittedAt } = link;
  const end = renewedEnd({ purpose, madeAt, submittedAt }, link.expires_at, now);
  if (!end) return;
  await linksOf(db, { partnerId, applicationId })
    .set({ expires_at: end })
    .where('token_hash', '=', token_hash)
    .execute();
}

type OfPurpose = Required<Pick<Links, 'partnerId' | 'applicationId' | 'purpose'>>;

/** Who holds living ones. */
export async function findBearers(db: Database, of: OfPurpose, now: Date): Promise<readonly string[]> {
  return (await findLiveLinks(db, of, now)).map(({ bearer }) => bearer);
}

/** The living ones of a case, for one purpose. */
export async function findLiveLinks(
  db: Database,
  { partnerId, applicationId, purpose }: OfPurpose,
  now: Date,
): Promise<readonly LiveLink[]> {
  return selectLive(db, partnerId, now)
    .where('application_id', '=', applicationId)
    .where('purpose', '=', purpose)
    .execute();
}

function selectLive(db: Database, partnerId: string, now: Date, isUsed = false) {
  return db
    .selectFrom('secret_link')
    .selectAll('secret_link')
    .select((of) =>
      of
        .selectFrom('application')
        .select('submitted_at')
        .whereRef('application.partner_id', '=', 'secret_link.partner_id')
        .whereRef('application.id', '=', 'secret_link.application_id')
        .as('submitted_at'),
    )
    .where('partner_id', '=', partnerId)
    .where('expires_at', '>', now)
    .where('used_at', isUsed ? 'is not' : 'is', null)
    .where((link) => link.or([link('revoked_at', 'is', null), link('revoked_at', '>', now)]));
}

function linksOf(db: Database, { purpose, bearer, ...key }: Links) {
  return db
    .updateTable('secret_link')
    .where((row) => row.and(ofCase(key)))
    .$if(purpose !== undefined, (link) => link.where('purpose', '=', purpose ?? 'application'))
    .$if(bearer !== undefined, (link) => link.where('bearer', '=', bearer ?? ''));
}

/** Looked for as any other, so that it takes as long. */
function uuidOrNone(id: string): string {
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000';
}

/** It holds partner and purpose: the secret works in no other portal, and for nothing else. */
export function hashOf(
  keys: KeyRing,
  { purpose, partnerId, token }: Required<Pick<LinkQuery, 'purpose' | 'partnerId' | 'token'>>,
): Buffer {
  return keys.hash('link', [purpose, partnerId, token].join('\n'));
}
