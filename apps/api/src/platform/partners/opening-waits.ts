import { randomUUID } from 'node:crypto';
import { openingWaitEnd, workingDays } from '@ndp/domain/retention/working-days.ts';
import type { Language } from '@ndp/flows/message.ts';
import { type Selectable, sql } from 'kysely';
import { dayMs } from '../clock.ts';
import { type KeyRing, keyIdOf, newToken } from '../crypto/secrets.ts';
import type { Database } from '../database/database.ts';
import type { OpeningWaitTable } from '../database/schema/opening-tables.ts';

/** An address that waits until the programme of a partner opens. It belongs to no application. */
export interface OpeningWait {
  readonly partnerId: string;
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly requestedAt: Date;
  /** Null while its owner has not agreed. */
  readonly confirmedAt: Date | null;
}

interface WaitStore {
  readonly db: Database;
  readonly keys: KeyRing;
}

/** Keeps an address, once for each partner, and makes a new secret for its mail; the one before opens nothing more. */
export async function storeWait(
  { db, keys, now }: WaitStore & { readonly now: Date },
  { partnerId, email, language }: Pick<OpeningWait, 'partnerId' | 'email' | 'language'>,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const token = newToken();
  const changed = { token_hash: hashOf(keys, partnerId, token), language, asked_at: now };
  const stored = await db
    .insertInto('opening_wait')
    .values({
      partner_id: partnerId,
      id,
      email_hash: emailHash(keys, partnerId, email),
      address: keys.seal(email, sealContextOf(partnerId, id)),
      confirmed_at: null,
      ...changed,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'email_hash']).doUpdateSet(changed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: stored.id, token };
}

/** The address behind a secret; undefined when it opens nothing, or the time of the address is over. */
export async function findWait(
  store: WaitStore,
  { partnerId, token }: { readonly partnerId: string; readonly token: string },
  now: Date,
): Promise<OpeningWait | undefined> {
  const known = await store.db
    .selectFrom('opening_wait')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', hashOf(store.keys, partnerId, token))
    .executeTakeFirst();
  const wait = known && (await readWait(store, { partnerId, id: known.id }));
  return wait && openingWaitEnd(wait.requestedAt, wait.confirmedAt) > now ? wait : undefined;
}

export async function readWait(
  { db, keys }: WaitStore,
  { partnerId, id }: Pick<OpeningWait, 'partnerId' | 'id'>,
): Promise<OpeningWait | undefined> {
  const row = await db
    .selectFrom('opening_wait')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, id }))
    .executeTakeFirst();
  return row && openWait(keys, row);
}

/** Its owner agrees; the first time counts. */
export async function confirmWait(db: Database, { partnerId, id }: OpeningWait, now: Date): Promise<void> {
  await db
    .updateTable('opening_wait')
    .set({ confirmed_at: now })
    .where((row) => row.and({ partner_id: partnerId, id }))
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Nothing of it is stored. */
export async function eraseWait(db: Database, { partnerId, id }: OpeningWait): Promise<void> {
  await db.deleteFrom('opening_wait').where('partner_id', '=', partnerId).where('id', '=', id).execute();
}

/** Takes the address that has waited longest and erases its row; two at the same moment take different ones. */
export async function takeConfirmedWait(
  { db, keys }: WaitStore,
  partnerId: string,
): Promise<OpeningWait | undefined> {
  const { rows } = await sql<Selectable<OpeningWaitTable>>`
    delete from opening_wait where (partner_id, id) = (
      select partner_id, id from opening_wait
      where partner_id = ${partnerId} and confirmed_at is not null
      order by confirmed_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0] && openWait(keys, rows[0]);
}

/** How many wait at a partner. */
export interface WaitCount {
  readonly partner: string;
  readonly confirmed: number;
  readonly requested: number;
}

export async function countWaits(db: Database): Promise<readonly WaitCount[]> {
  const { rows } = await sql<WaitCount>`
    select partner_id as partner, count(confirmed_at)::integer as confirmed,
      (count(*) - count(confirmed_at))::integer as asked
    from opening_wait group by partner_id order by partner_id`.execute(db);
  return rows;
}

/** Erases what nobody confirmed in time, and what has waited in vain for too long. */
export async function sweepWaits(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .deleteFrom('opening_wait')
    .where((wait) =>
      wait.or([
        wait('confirmed_at', '<=', before(workingDays.openingWait)),
        wait.and([
          wait('confirmed_at', 'is', null),
          wait('asked_at', '<=', before(workingDays.openingAsked)),
        ]),
      ]),
    )
    .execute();
}

/**
 * Seals the addresses under the first of the ring.
 *
 * @returns how many were sealed anew
 */
export async function resealWaits({ db, keys }: WaitStore): Promise<number> {
  const rows = await db.selectFrom('opening_wait').select(['partner_id', 'id', 'address']).execute();
  const old = rows.filter(({ address }) => keyIdOf(address) !== keys.current.id);
  for (const { partner_id, id, address } of old) {
    const context = sealContextOf(partner_id, id);
    await db
      .updateTable('opening_wait')
      .set({ address: keys.seal(keys.open(address, context), context) })
      .where((row) => row.and({ partner_id, id }))
      .execute();
  }
  return old.length;
}

function openWait(keys: KeyRing, row: Selectable<OpeningWaitTable>): OpeningWait {
  const { partner_id: partnerId, id, language } = row;
  return {
    partnerId,
    id,
    email: keys.open(row.address, sealContextOf(partnerId, id)),
    language,
    requestedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
  };
}

/** Binds an address to its row: moved to another, it does not open. */
function sealContextOf(partnerId: string, id: string): string {
  return ['opening-wait', partnerId, id].join('\n');
}

function emailHash(keys: KeyRing, partnerId: string, email: string): Buffer {
  return keys.hash('address', ['opening-wait', partnerId, email.toLowerCase()].join('\n'));
}

/** As that of a link: it opens nothing in another portal, and nothing it was not made for. */
function hashOf(keys: KeyRing, partnerId: string, token: string): Buffer {
  return keys.hash('link', ['opening', partnerId, token].join('\n'));
}
