import { endStatuses } from '@ndp/domain/pipeline/statuses.ts';
import { type Insertable, sql } from 'kysely';
import type { Database, Trx } from './database.ts';
import { addEvents } from './events.ts';
import type { Application, ApplicationTable } from './tables.ts';

/** Within this time the same submission is a repetition, with or without a key, ms. */
export const repetitionMs = 10 * 60 * 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Stores an application under the first reference that is free, and the beginning of its timeline. */
export async function insertApplication(
  trx: Trx,
  application: Omit<Insertable<ApplicationTable>, 'reference' | 'changed_at'>,
  nextReference: () => string,
): Promise<string> {
  for (;;) {
    const reference = nextReference();
    const inserted = await trx
      .insertInto('application')
      .values({ ...application, reference, changed_at: application.created_at })
      .onConflict((conflict) => conflict.columns(['partner_id', 'reference']).doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (!inserted) continue;
    const { partner_id, id, status, created_at } = application;
    const key = { partnerId: partner_id, applicationId: id };
    await addEvents(trx, key, [status], { actor: 'applicant' }, new Date(created_at));
    return reference;
  }
}

/** The same submission sent shortly before. Two at the same moment wait for each other. */
export async function findRepetition(
  trx: Trx,
  partnerId: string,
  payloadHash: Buffer,
  now: Date,
): Promise<Application | undefined> {
  const lock = payloadHash.readBigInt64BE(0).toString();
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(trx);
  return trx
    .selectFrom('application')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('payload_hash', '=', payloadHash)
    .where('created_at', '>', new Date(now.getTime() - repetitionMs))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The application with this id, held until the transaction ends; undefined also for what is no id at all. */
export async function holdApplication(
  trx: Trx,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  return trx
    .selectFrom('application')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('id', '=', uuid.test(id) ? id : '00000000-0000-0000-0000-000000000000')
    .forUpdate()
    .executeTakeFirst();
}

/** The application with this id, as it stands; nothing is held. */
export async function findApplication(
  db: Database,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest application of an e-mail address that has not ended, held until the transaction ends. */
export async function findNewestOpen(
  trx: Trx,
  partnerId: string,
  email: string,
): Promise<Application | undefined> {
  return trx
    .selectFrom('application')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', 'not in', endStatuses)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts another address in the place of a mistyped one; the old submission no longer counts as a repetition. */
export async function changeEmail(trx: Trx, application: Application, email: string): Promise<void> {
  await trx
    .updateTable('application')
    .set({ email, payload_hash: null })
    .where('partner_id', '=', application.partner_id)
    .where('id', '=', application.id)
    .execute();
}

/** Whether the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
