import { sql } from 'kysely';
import { isSameHash } from '../../platform/crypto/secrets.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Write } from '../../platform/database/one-statement.ts';
import type { RowUnit } from '../../platform/unit.ts';

/** A submission as its Idempotency-Key names it. */
export interface Claim {
  readonly partnerId: string;
  readonly key: Buffer;
  readonly request: Buffer;
}

/** How a claim went: the first of its key, a repetition with its answer, or another body under the same key. */
export type Claimed = { state: 'first' } | { state: 'repeated'; answer: unknown } | { state: 'other' };

/**
 * Claims a key, then waits for the same submission under other keys, in one statement. A second transaction with the
 * same key waits here until the first has ended, then finds its answer or, if it failed, becomes the first itself.
 *
 * @param lock  what the same submissions wait for each other at
 */
export async function claimKey({ db: trx, now }: RowUnit, claim: Claim, lock: string): Promise<Claimed> {
  const insert = trx
    .insertInto('idempotency')
    .values({
      partner_id: claim.partnerId,
      key_hash: claim.key,
      request_hash: claim.request,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'key_hash']).doNothing())
    .returning('partner_id');
  // Counted before the lock is taken: all take the two in the same order.
  const { rows } = await sql<{ claimed: number }>`
    with claim as (${insert}), counted as materialized (select count(*)::integer as claimed from claim)
    select claimed, pg_advisory_xact_lock(${lock}::bigint) from counted`.execute(trx);
  if (rows[0]?.claimed === 1) return { state: 'first' };
  const known = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where((row) => row.and({ partner_id: claim.partnerId, key_hash: claim.key }))
    .executeTakeFirst();
  if (!known) throw new Error('an Idempotency-Key that stands was not found');
  if (!isSameHash(claim.request, known.request_hash)) return { state: 'other' };
  return { state: 'repeated', answer: known.answer };
}

/** What keeps the answer for repetitions. */
export function answerWrite(trx: Trx, claim: Claim, status: number, answer: unknown): Write {
  return trx
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where((row) => row.and({ partner_id: claim.partnerId, key_hash: claim.key }));
}
