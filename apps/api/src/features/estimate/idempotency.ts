import { isSameHash } from '../../platform/crypto/secrets.ts';
import type { Trx } from '../../platform/database/database.ts';
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
