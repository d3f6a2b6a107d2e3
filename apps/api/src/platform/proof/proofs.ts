import type { Database } from '../database/database.ts';

/**
 * Notes that a proof of work was handed in; one statement, over all processes.
 *
 * @param endsAt  when it expires and need not be remembered any more
 * @returns false when it was handed in before
 */
export async function spendProof(db: Database, hash: Uint8Array, endsAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto('spent_proof')
    .values({ hash, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}
