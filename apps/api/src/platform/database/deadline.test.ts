import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { getByLink, submitAndOpenMail } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { failureOf } from '../http/failures.ts';
import { connectionsOf } from './database.ts';
import { DeadlinePassed, withDeadline } from './deadline.ts';

const api = await startTestApi();
afterAll(() => api.close());

/** Keeps every connection of the server's pool in a transaction for a while. */
function fillPool(seconds: number): Promise<unknown> {
  const hold = () =>
    api.running.db.transaction().execute((trx) => sql`select pg_sleep(${seconds})`.execute(trx));
  return Promise.all(Array.from({ length: 10 }, hold));
}

/** Lets nobody read an application until the work is done. */
function lockApplications(work: () => Promise<void>): Promise<void> {
  return api.owner.transaction().execute(async (trx) => {
    await sql`lock table application in access exclusive mode`.execute(trx);
    await work();
  });
}

// The embedded database serves one after the other and has no connections to wait for.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a call to a slow database (only on PostgreSQL)', () => {
  it('waits 3 s in all, for a connection and for the answer, and is told to come back; nothing is left open', async () => {
    const link = await submitAndOpenMail(api);
    const times: number[] = [];
    await lockApplications(async () => {
      const filled = fillPool(1.8);
      await wait(50);
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          const began = performance.now();
          const answer = await getByLink(api, link);
          times.push(performance.now() - began);
          expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
        }),
      );
      await filled;
    });
    expect(Math.max(...times)).toBeLessThan(3_400);
    expect((await getByLink(api, link)).statusCode).toBe(200);
    expect(connectionsOf(api.running.db)).toMatchObject({ waiting: 0 });
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(api.owner);
      expect(rows).toEqual([]);
    });
  });

  it('that hears nothing of a statement leaves no half of its work to the next one', async () => {
    const { db } = api.running;
    const unheard = db.transaction().execute(async (trx) => {
      const half = { name: 'half', count: 1, ends_at: new Date() };
      await trx.insertInto('attempt_window').values(half).execute();
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_sleep(5.5)`.execute(trx);
    });
    const fault = await unheard.catch((cause: unknown) => cause);
    expect(failureOf(fault, 'pl', 'event')).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await db.transaction().execute((trx) => sql`select 1`.execute(trx));
    const left = await api.owner
      .selectFrom('attempt_window')
      .select('name')
      .where('name', '=', 'half')
      .execute();
    expect(left).toEqual([]);
  }, 20_000);

  it('that gives up leaves the next one no connection on which its statement still runs', async () => {
    const { db } = api.running;
    const givenUp = withDeadline(() => {
      return db.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`select pg_sleep(20)`.execute(trx);
      });
    }, 200);
    await expect(givenUp).rejects.toThrow(DeadlinePassed);
    // As many as there are connections, so that each of them is asked.
    const next = () =>
      withDeadline(() => db.transaction().execute((trx) => sql`select pg_sleep(0.1)`.execute(trx)));
    await expect(Promise.all(Array.from({ length: 10 }, next))).resolves.toHaveLength(10);
  });

  it('whose connection goes between two statements is told to come back, too', async () => {
    const lost = api.running.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(api.owner);
      await vi.waitUntil(async () => {
        const { rows: left } = await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(
          api.owner,
        );
        return left.length === 0;
      });
      await sql`select 1`.execute(trx);
    });
    const fault = await lost.catch((cause: unknown) => cause);
    expect(failureOf(fault, 'pl', 'event')).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  });

  it('given up for another one that waited for it in turn is told to come back, too', async () => {
    let held = 0;
    const holdBoth = (own: number, other: number) =>
      api.running.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${own})`.execute(trx);
        held += 1;
        await vi.waitUntil(() => held === 2);
        await sql`select pg_advisory_xact_lock(${other})`.execute(trx);
      });
    const ended = await Promise.allSettled([holdBoth(1, 2), holdBoth(2, 1)]);
    const faults = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(faults.map((fault) => failureOf(fault, 'pl', 'event').status)).toEqual([503]);
  });
});
