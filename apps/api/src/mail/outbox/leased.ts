import { type Selectable, type SqlBool, sql } from 'kysely';
import { readSealedKeys, unwrapCipher } from '../../cases/keys/application-keys.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OutboxTable } from '../../platform/database/schema/tables.ts';
import { type Lease, leaseSome } from '../../platform/jobs/lease.ts';
import { type AnyPayload, mailPriorities } from '../mail.ts';
import { isSealedByRing, payloadContext } from './promise.ts';

/** A promise somebody has taken on, with its payload opened. */
export interface LeasedMail extends ApplicationKey {
  readonly id: string;
  readonly kind: string;
  readonly payload: AnyPayload;
  /** The span that promised it; undefined: nobody traced. */
  readonly traceparent: string | undefined;
  /** The same at every attempt, so that a receiver can tell a repetition. */
  readonly messageId: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** Whether it goes to an address nobody has confirmed. */
  readonly isFirst: boolean;
  /** Whether its partner's cases are made up. */
  readonly isTraining: boolean;
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
  const training = await findTraining(
    store.db,
    promises.map(({ partnerId }) => partnerId),
  );
  const leased: LeasedMail[] = [];
  for (const { row, ...promise } of promises) {
    const mail = openMail(row, promise, store.keys, keys.get(promise.applicationId));
    if (mail) leased.push({ ...mail, isTraining: training.has(promise.partnerId) });
    else await giveUpMail(store.db, row.id, now, 'the payload does not open: its key is gone');
  }
  return leased.length > 0 ? leased : leaseMails(store, lease, most);
}

/** Which of these partners are for training, as the database has it: what a process has read may be old. */
async function findTraining(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('partner')
    .select('id')
    .where('is_training', '=', true)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
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

/** The mail of a made-up case: nobody is sent it, and who practises may read it. */
export async function holdMail(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dropped_at: now, leased_until: null, last_error: null })
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
export function openMail(
  row: Selectable<OutboxTable>,
  promise: ApplicationKey & Pick<LeasedMail, 'kind'>,
  keys: KeyRing,
  sealedKey: Parameters<typeof unwrapCipher>[2] | undefined,
): Omit<LeasedMail, 'isTraining'> | undefined {
  if (!sealedKey && !isSealedByRing(promise)) return undefined;
  try {
    const cipher = sealedKey ? unwrapCipher(keys, promise, sealedKey) : keys;
    const bytes = cipher.openBytes(row.payload ?? new Uint8Array(), payloadContext(row.id, promise));
    const { traceparent, ...payload } = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return {
      ...promise,
      payload: payload as AnyPayload,
      traceparent,
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
