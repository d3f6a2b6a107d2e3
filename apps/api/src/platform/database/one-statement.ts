import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from './database.ts';

/** An insert, update or delete that was not made yet. */
export type Write = OperationNodeSource;

/**
 * Several writes in one statement, so that the database is asked once. None of them sees what another one writes, and no
 * two may touch the same row.
 *
 * @param calls  functions of the database that are called beside them
 * @returns what these functions give
 */
export async function writeTogether(
  db: Database,
  writes: readonly Write[],
  calls: readonly RawBuilder<unknown>[] = [],
): Promise<readonly unknown[]> {
  if (writes.length === 0) return [];
  const named = writes.map((write, n) => sql`${sql.id(`write_${n}`)} as (${write})`);
  const asked = calls.map((call, n) => sql`${call} as ${sql.id(`call_${n}`)}`);
  const { rows } = await sql`with ${sql.join(named)} select ${sql.join(asked)}`.execute(db);
  return Object.values(Object(rows[0]));
}

/** Waits for whoever holds this lock; held until the transaction ends. */
export async function takeLock(trx: Trx, lock: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(trx);
}
