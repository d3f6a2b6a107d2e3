import { randomUUID } from 'node:crypto';
import { mostTextsAWeek } from '@ndp/domain/text-message.ts';
import type { Message } from '@ndp/flows/message.ts';
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { openCipher, readSealedKeys, unwrapCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { addLink } from '../../cases/links/links.ts';
import { readSecondAddress } from '../../cases/people/second-address.ts';
import { dayMs } from '../../platform/clock.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { OutboxTable, Tables } from '../../platform/database/schema/tables.ts';
import { type Lease, leaseSome } from '../../platform/jobs/lease.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { caseNotice } from '../emails/case-notice.ts';
import { type Addressed, type AnyPayload, type Mail, mailPriorities } from '../mail.ts';

/** A promise to mail, as whoever makes it writes it. */
export interface MailPromise<Payload extends Addressed> extends ApplicationKey {
  readonly mail: Mail<Payload>;
  readonly payload: NoInfer<Payload>;
  /** Not before this moment; at once without one. */
  readonly dueAt?: Date;
}

/** A promise somebody has taken on, with its payload opened. */
export interface LeasedMail extends ApplicationKey {
  readonly id: string;
  readonly kind: string;
  readonly payload: AnyPayload;
  /** The same at every attempt, so that a receiver can tell a repetition. */
  readonly messageId: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** Whether it goes to an address nobody has confirmed. */
  readonly isFirst: boolean;
}

/**
 * Writes the promise in the transaction of what it speaks of: both stand, or neither. Where the mail has a notice for
 * the second address of the case, that is promised with it.
 */
export async function promiseMail<Payload extends Addressed>(
  unit: Unit,
  promise: MailPromise<Payload>,
): Promise<void> {
  await addPromise(unit, promise);
  const news = promise.mail.notice?.(promise.payload);
  if (news) await promiseNotice(unit, promise, news);
  if (promise.mail.asksToAct?.(promise.payload)) await promiseSms(unit, promise);
}

/** The kind under which text messages stand among the mails. */
export const caseSmsKind = 'case-sms';

/** Only to who asked for it, and only so often; one that waits says enough. It holds no number: that is read at the end. */
async function promiseSms(
  unit: Unit,
  { partnerId, applicationId, payload, dueAt }: MailPromise<Addressed>,
): Promise<void> {
  const key = { partnerId, applicationId };
  const { rows } = await sql<{ waiting: number; lately: number }>`
    select count(outbox.id) filter (where sent_at is null and failed_at is null and dropped_at is null)::int as waiting,
      count(outbox.id) filter (where dropped_at is null)::int as lately
    from application left join outbox on outbox.partner_id = application.partner_id
      and outbox.application_id = application.id and outbox.kind = ${caseSmsKind}
      and outbox.created_at > ${new Date(unit.now.getTime() - 7 * dayMs)}
    where application.partner_id = ${partnerId} and application.id = ${applicationId} and application.sms = 'wanted'
    group by application.id`.execute(unit.db);
  const [found] = rows;
  if (!found || found.waiting > 0 || found.lately >= mostTextsAWeek) return;
  const { email, language } = payload;
  const sms = { kind: caseSmsKind };
  await addPromise(unit, { ...key, mail: sms, payload: { email, language }, ...(dueAt && { dueAt }) });
}

/** Only to an address whose owner agreed, with a link of its own: the applicant's open everything. */
async function promiseNotice(
  unit: Unit,
  { partnerId, applicationId, payload, dueAt }: MailPromise<Addressed>,
  news: Message,
): Promise<void> {
  const key = { partnerId, applicationId };
  const second = await readSecondAddress(unit, key);
  if (second?.state !== 'confirmed') return;
  const token = await addLink(unit, { ...key, purpose: caseNotice.target });
  const notice = { email: second.email, language: payload.language, token, news };
  await addPromise(unit, { ...key, mail: caseNotice, payload: notice, ...(dueAt && { dueAt }) });
}

/** The stored part of a promise. */
interface PromiseInput extends Omit<MailPromise<Addressed>, 'mail'> {
  readonly mail: Pick<Mail, 'kind' | 'priority'>;
}

async function addPromise(unit: Unit, { mail, payload, dueAt, ...key }: PromiseInput): Promise<void> {
  const { db, keys, config, now } = unit;
  const id = randomUUID();
  const { kind, priority = 'usual' } = mail;
  const cipher = isSealedByRing(mail) ? keys : await openCipher(unit, key);
  const context = payloadContext(id, { ...key, kind });
  await db
    .insertInto('outbox')
    .values({
      ...ofCase(key),
      id,
      kind,
      payload: cipher.sealBytes(Buffer.from(JSON.stringify(payload)), context),
      message_id: `<${id}@${config.applicationDomain}>`,
      priority: mailPriorities[priority],
      due_at: dueAt ?? now,
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
export async function isMailWaiting(
  trx: Trx,
  key: ApplicationKey,
  { kind }: Pick<Mail, 'kind'>,
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where((row) => row.and(ofCase(key)))
    .where('kind', '=', kind)
    .where(isWaiting)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Whatever waits to be sent about an application of this kind is not needed any more. */
export async function dropWaiting(
  { db, now }: RowUnit,
  key: ApplicationKey,
  { kind }: Pick<Mail, 'kind'>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dropped_at: now, payload: null, leased_until: null, last_error: null })
    .where((row) => row.and(ofCase(key)))
    .where('kind', '=', kind)
    .where(isWaiting)
    .execute();
}

/** Which promises may be taken on, and for how long, ms: longer than sending may take. */
export interface MailLease extends Lease {
  readonly withFirst: boolean;
}

/** Takes on the promise of the highest priority that is longest due; undefined when none is. */
export async function leaseMail(store: EncryptedStore, lease: MailLease): Promise<LeasedMail | undefined> {
  const [mail] = await leaseMails(store, lease, 1);
  return mail;
}

/**
 * Takes on so many of the promises of the highest priority that are longest due; nobody else gets them until the lease
 * ends. One that was made in the future is due: the clock was set back.
 */
export async function leaseMails(
  store: EncryptedStore,
  lease: MailLease,
  most: number,
): Promise<readonly LeasedMail[]> {
  const { now, withFirst } = lease;
  const lowest = withFirst ? mailPriorities.first : mailPriorities.usual;
  const isDue = sql<SqlBool>`
    sent_at is null and failed_at is null and dropped_at is null and priority <= ${lowest}
    and (due_at <= ${now} or created_at > ${now})`;
  const rows = await leaseSome(store.db, 'outbox', isDue, { ...lease, most });
  if (rows.length === 0) return [];
  const promises = rows.map((row) => ({
    row,
    partnerId: row.partner_id,
    applicationId: row.application_id,
    kind: row.kind,
  }));
  const keys = await readSealedKeys(store.db, promises);
  const leased: LeasedMail[] = [];
  for (const { row, ...promise } of promises) {
    const mail = openMail(row, promise, store.keys, keys.get(promise.applicationId));
    if (mail) leased.push(mail);
    else await giveUpMail(store.db, row.id, now, 'the payload does not open: its key is gone');
  }
  return leased.length > 0 ? leased : leaseMails(store, lease, most);
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
function openMail(
  row: Selectable<OutboxTable>,
  promise: ApplicationKey & Pick<LeasedMail, 'kind'>,
  keys: KeyRing,
  sealedKey: Parameters<typeof unwrapCipher>[2] | undefined,
): LeasedMail | undefined {
  if (!sealedKey && !isSealedByRing(promise)) return undefined;
  try {
    const cipher = sealedKey ? unwrapCipher(keys, promise, sealedKey) : keys;
    const bytes = cipher.openBytes(row.payload ?? new Uint8Array(), payloadContext(row.id, promise));
    return {
      ...promise,
      payload: JSON.parse(Buffer.from(bytes).toString('utf8')) as AnyPayload,
      id: row.id,
      messageId: row.message_id,
      attempts: row.attempts,
      createdAt: row.created_at,
      isFirst: row.priority === mailPriorities.first,
    };
  } catch {
    return undefined;
  }
}

/** The last mail of an application outlives its key, and some are about none: the ring seals them. */
const sealedByRing: readonly string[] = [
  'data-erased',
  'opening-request',
  'program-opened',
  'desk-notice',
  'desk-invitation',
  'desk-role',
];

function isSealedByRing({ kind }: { readonly kind: string }): boolean {
  return sealedByRing.includes(kind);
}

/** Binds a payload to its row: moved to another, it does not open. */
export function payloadContext(
  id: string,
  { partnerId, applicationId, kind }: ApplicationKey & { readonly kind: string },
): string {
  return ['outbox', id, partnerId, applicationId, kind].join('\n');
}
