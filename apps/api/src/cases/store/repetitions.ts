import { sql } from 'kysely';
import { isSameHash } from '../../platform/crypto/secrets.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { openApplication } from './applicant-data.ts';
import { selectApplications } from './applications.ts';

/** Within this time the same submission is a repetition, ms. */
const repetitionMs = 10 * 60 * 1000;

/** A submission as its Idempotency-Key names it. */
export interface Claim {
  readonly partnerId: string;
  readonly key: Buffer;
  readonly request: Buffer;
}

/** How a claim went: the first of its key, a repetition with its answer, or another body under the same key. */
export type Claimed = { state: 'first' } | { state: 'repeated'; answer: unknown } | { state: 'other' };

/**
 * Claims a key. A second transaction with the same key waits here until the first has ended, then finds its answer or,
 * if it failed, becomes the first itself.
 */
export async function claimKey({ db: trx, now }: RowUnit, claim: Claim): Promise<Claimed> {
  const claimed = await trx
    .insertInto('idempotency')
    .values({
      partner_id: claim.partnerId,
      key_hash: claim.key,
      request_hash: claim.request,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'key_hash']).doNothing())
    .returning('partner_id')
    .executeTakeFirst();
  if (claimed) return { state: 'first' };
  const known = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where((row) => row.and({ partner_id: claim.partnerId, key_hash: claim.key }))
    .executeTakeFirst();
  if (!known) throw new Error('an Idempotency-Key that stands was not found');
  if (!isSameHash(claim.request, known.request_hash)) return { state: 'other' };
  return { state: 'repeated', answer: known.answer };
}

/** Stores the answer for repetitions. */
export async function storeAnswer(trx: Trx, claim: Claim, status: number, answer: unknown): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where((row) => row.and({ partner_id: claim.partnerId, key_hash: claim.key }))
    .execute();
}

/** Finds the same submission of before. Two of the same wait here for each other, until the transaction ends. */
export async function findRepetition(
  { db, keys, now }: EncryptedStore & Pick<Unit, 'now'>,
  partnerId: string,
  payload: Buffer,
): Promise<Application | undefined> {
  await sql`select pg_advisory_xact_lock(${payload.readBigInt64BE(0).toString()}::bigint)`.execute(db);
  const row = await selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('payload_hash', '=', payload)
    .where('created_at', '>', new Date(now.getTime() - repetitionMs))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && openApplication(keys, row);
}
