import { isSameHash, type KeyedHashes } from '../../platform/crypto/secrets.ts';
import type { Trx } from '../../platform/database/database.ts';

/** A submission as its Idempotency-Key names it. */
export interface Claim {
  readonly partnerId: string;
  readonly key: KeyedHashes;
  readonly request: KeyedHashes;
}

/** How a claim went: the first of its key, a repetition with its answer, or another body under the same key. */
export type Claimed = { state: 'first' } | { state: 'repeated'; answer: unknown } | { state: 'other' };

/**
 * Claims a key. A second transaction with the same key waits here until the first has ended, then finds its answer
 * or, if it failed, becomes the first itself.
 */
export async function claimKey(trx: Trx, claim: Claim, now: Date): Promise<Claimed> {
  const [, ...older] = claim.key;
  const earlier = older.length > 0 ? await findClaim(trx, claim, older) : undefined;
  if (earlier) return earlier;
  const inserted = await trx
    .insertInto('idempotency')
    .values({
      partner_id: claim.partnerId,
      key_hash: claim.key[0],
      request_hash: claim.request[0],
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'key_hash']).doNothing())
    .returning('partner_id')
    .executeTakeFirst();
  if (inserted) return { state: 'first' };
  const known = await findClaim(trx, claim, [claim.key[0]]);
  if (!known) throw new Error('an Idempotency-Key that stands was not found');
  return known;
}

/** What was answered under a key before; nothing is written under its older hashes any more. */
async function findClaim(
  trx: Trx,
  { partnerId, request }: Claim,
  keyHashes: readonly Uint8Array[],
): Promise<Claimed | undefined> {
  const known = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('partner_id', '=', partnerId)
    .where('key_hash', 'in', keyHashes)
    .executeTakeFirst();
  if (!known) return undefined;
  if (!request.some((hash) => isSameHash(hash, known.request_hash))) return { state: 'other' };
  return { state: 'repeated', answer: known.answer };
}

/** Keeps the answer for repetitions. */
export async function keepAnswer(trx: Trx, claim: Claim, status: number, answer: unknown): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('partner_id', '=', claim.partnerId)
    .where('key_hash', '=', claim.key[0])
    .execute();
}
