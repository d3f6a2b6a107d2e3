import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@ndp/domain/pipeline/statuses.ts';
import type { Language } from '@ndp/flows/message.ts';
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { openSafe, readSealedKey, unwrapSafe } from '../../cases/application-keys.ts';
import type { ApplicationKey } from '../../cases/case-key.ts';
import type { Vault } from '../../cases/vault.ts';
import type { Config } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { OutboxTable, Tables } from '../../platform/database/schema/tables.ts';

/** To whom a mail goes. */
export interface Addressed {
  readonly email: string;
  readonly language: Language;
}

/** What every mail with a secret link is written from. */
export interface LinkPayload extends Addressed {
  readonly token: string;
}

/**
 * What a co-owner's answer means for the case: it stopped the signing; with the last objection taken back the case
 * waits for the organiser; the agreement was signed before; or nothing.
 */
export type AnswerEffect = 'stopped' | 'waits' | 'signed' | 'none';

/** What each kind of mail is written from. */
export interface Payloads {
  /** With the secret of “this was not me”. */
  'confirm-email': LinkPayload & { readonly notMe?: string };
  /** The application itself is gone when this mail is sent. */
  'data-erased': Addressed & { readonly reference: string };
  'application-received': LinkPayload;
  'new-link': LinkPayload;
  'status-changed': LinkPayload & StatusNews;
  /** The day is `YYYY-MM-DD`. */
  'draft-reminder': LinkPayload & { readonly expiresOn: string };
  /** The deadline is a moment in ISO 8601. */
  'sign-link': LinkPayload & { readonly deadline: string; readonly isReminder: boolean };
  'sign-code': Addressed & { readonly code: string; readonly minutes: number };
  'papers-signed': LinkPayload & { readonly reader: 'applicant' | 'organiser' };
  /** The applicant's name, as it was saved. */
  'co-owner-request': LinkPayload & { readonly applicant: string };
  /** Whom the applicant named, and whether an objection stopped the signing. */
  'co-owner-answer': LinkPayload & {
    readonly coOwner: string;
    readonly answer: 'agree' | 'object';
    readonly effect: AnswerEffect;
  };
}
export type MailKind = keyof Payloads;

/** A change of status as the applicant is told of it. */
export interface StatusNews {
  readonly status: ApplicationStatus;
  /** Where it stood before; null when that is not told. */
  readonly from: string | null;
  /** Why, where somebody said so. */
  readonly reason: string | null;
  /** Last day for the payment, `YYYY-MM-DD`; null when none is due. */
  readonly dueOn: string | null;
}

/** A promise to mail, as whoever makes it writes it. */
export interface MailPromise<Kind extends MailKind = MailKind> extends ApplicationKey {
  readonly kind: Kind;
  readonly payload: Payloads[Kind];
  /** Not before this moment; at once without one. */
  readonly dueAt?: Date;
}

/** What sealing and naming a promise needs. */
export interface OutboxSettings {
  readonly keys: KeyRing;
  readonly config: Pick<Config, 'applicationDomain'>;
}

/** A promise somebody has taken on, with its payload opened. */
export interface LeasedMail<Kind extends MailKind = MailKind> extends MailPromise<Kind> {
  readonly id: string;
  /** The same at every attempt, so that a receiver can tell a repetition. */
  readonly messageId: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Writes the promise in the transaction of what it speaks of: both stand, or neither. */
export async function promiseMail<Kind extends MailKind>(
  trx: Trx,
  { keys, config }: OutboxSettings,
  promise: MailPromise<Kind>,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const safe = isFarewell(promise) ? keys : await openSafe({ db: trx, keys }, promise);
  const payload = safe.sealBytes(Buffer.from(JSON.stringify(promise.payload)), payloadPlace(id, promise));
  await trx
    .insertInto('outbox')
    .values({
      id,
      partner_id: promise.partnerId,
      application_id: promise.applicationId,
      kind: promise.kind,
      payload,
      message_id: `<${id}@${config.applicationDomain}>`,
      due_at: promise.dueAt ?? now,
      created_at: now,
    })
    .execute();
}

/** How a promise may end: kept, given up, or no longer needed. */
export const mailEnds = ['sent_at', 'failed_at', 'dropped_at'] as const;

/** The condition that a promise has not ended. */
export function isWaiting(row: ExpressionBuilder<Tables, 'outbox'>): Expression<SqlBool> {
  return row.and(mailEnds.map((end) => row(end, 'is', null)));
}

/** Whether a mail of this kind about an application is on its way already. */
export async function isMailWaiting(trx: Trx, key: ApplicationKey, kind: MailKind): Promise<boolean> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .where('kind', '=', kind)
    .where(isWaiting)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Takes on the promise that is longest due; nobody else gets it until the lease ends. One that was made in the future
 * is due: the clock was set back.
 *
 * @param leaseMs  how long sending may take, ms; after it another worker tries
 * @returns undefined when nothing is due
 */
export async function leaseMail(
  db: Database,
  keys: KeyRing,
  now: Date,
  leaseMs: number,
): Promise<LeasedMail | undefined> {
  const { rows } = await sql<Selectable<OutboxTable>>`
    update outbox
    set leased_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where id = (
      select id from outbox
      where sent_at is null and failed_at is null and dropped_at is null
        and (due_at <= ${now} or created_at > ${now})
        and (leased_until is null or leased_until <= ${now})
      order by due_at, created_at
      limit 1
      for update skip locked
    )
    returning *`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const mail = await openMail(row, { db, keys });
  if (mail) return mail;
  await giveUpMail(db, row.id, now, 'the payload does not open: its key is gone');
  return leaseMail(db, keys, now, leaseMs);
}

/** The mail has gone: the payload, and with it the secret, is erased. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, payload: null, leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Sending failed for now; the promise is due again at `dueAt`. `error` must hold neither address nor secret. */
export async function postponeMail(db: Database, id: string, dueAt: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: dueAt, leased_until: null, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Nothing could be sent at all: the promise keeps its place in the order. `error` must hold neither address nor secret. */
export async function putBackMail(db: Database, id: string, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: null, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Nobody needs the mail any more: a newer one has taken its place, or its link was used. The secret is erased. */
export async function dropMail(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dropped_at: now, payload: null, leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** The promise cannot be kept; an operator has to look. The secret is erased here too. */
export async function giveUpMail(db: Database, id: string, now: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, payload: null, leased_until: null, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Undefined when the payload does not open: one such row must not hold up the others. */
async function openMail(row: Selectable<OutboxTable>, { db, keys }: Vault): Promise<LeasedMail | undefined> {
  const promise = {
    partnerId: row.partner_id,
    applicationId: row.application_id,
    kind: row.kind as MailKind,
  };
  const sealedKey = await readSealedKey(db, promise);
  if (!sealedKey && !isFarewell(promise)) return undefined;
  try {
    const safe = sealedKey ? unwrapSafe(keys, promise, sealedKey) : keys;
    const plain = safe.openBytes(row.payload ?? new Uint8Array(), payloadPlace(row.id, promise));
    return {
      ...promise,
      payload: JSON.parse(Buffer.from(plain).toString('utf8')) as Payloads[MailKind],
      id: row.id,
      messageId: row.message_id,
      attempts: row.attempts,
      createdAt: row.created_at,
    };
  } catch {
    return undefined;
  }
}

/** The last mail of an application outlives its key, so the ring seals it. */
function isFarewell({ kind }: { readonly kind: string }): boolean {
  return kind === 'data-erased';
}

/** Binds a payload to its row: moved to another, it does not open. */
function payloadPlace(
  id: string,
  { partnerId, applicationId, kind }: ApplicationKey & { readonly kind: string },
): string {
  return ['outbox', id, partnerId, applicationId, kind].join('\n');
}
