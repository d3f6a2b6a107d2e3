import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withLongTimeout } from '../database/deadline.ts';
import type { LoopName } from './heartbeat.ts';
import { leaseNext } from './lease.ts';

/** How often a process that has no round looks whether one is due, at most and at least, ms. */
const lookMs = { most: 60_000, least: 1_000 };
/** After a round that failed, ms. */
const afterFailureMs = 5_000;

export interface JobRound {
  readonly db: Database;
  readonly clock: Clock;
  readonly name: LoopName;
  /** Longer than a round may take, ms: whoever dies in it holds it no longer. */
  readonly leaseMs: number;
}

/**
 * Work that one process does for all: over all of them a round begins when the rest of the one before is over.
 *
 * @param work  resolves to the rest, ms
 * @returns the work as a loop takes it
 */
export function forAll(
  { db, clock, name, leaseMs }: JobRound,
  work: () => Promise<number>,
): () => Promise<number> {
  return async () => {
    const now = clock();
    await db
      .insertInto('work_round')
      .values({ name, leased_until: now })
      .onConflict((known) => known.doNothing())
      .execute();
    const taken = await leaseNext(db, 'work_round', sql`name = ${name}`, { now, leaseMs });
    if (!taken) return untilDue({ db, clock, name });
    let restMs = afterFailureMs;
    try {
      restMs = await withLongTimeout(work);
      return restMs;
    } finally {
      await db
        .updateTable('work_round')
        .set({ leased_until: new Date(clock().getTime() + restMs) })
        .where('name', '=', name)
        .where('attempts', '=', taken.attempts)
        .execute();
    }
  };
}

async function untilDue({ db, clock, name }: Pick<JobRound, 'db' | 'clock' | 'name'>): Promise<number> {
  const row = await db
    .selectFrom('work_round')
    .select('leased_until')
    .where('name', '=', name)
    .executeTakeFirst();
  const waitMs = (row?.leased_until.getTime() ?? 0) - clock().getTime();
  return Math.min(Math.max(waitMs, lookMs.least), lookMs.most);
}
