// @database both

import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { retentionMs, sweep } from './housekeeping.ts';

const now = new Date('2026-11-21T11:00:00Z');

const opened = await openTestDatabase();
afterAll(() => opened.close());

describe('housekeeping', () => {
  it('deletes what has served its time, and nothing a day too early', async () => {
    const { db } = opened;
    const bytes = (fill: number) => new Uint8Array(32).fill(fill);
    const old = (age: number) => new Date(now.getTime() - age - 1);
    const young = (age: number) => new Date(now.getTime() - age);
    const answer = { partner_id: 'mpec', request_hash: bytes(0) };
    const mail = { partner_id: 'mpec', application_id: randomUUID(), kind: 'confirm-email', message_id: 'x' };
    const promise = { ...mail, due_at: now, created_at: now };
    await db
      .insertInto('idempotency')
      .values([
        { ...answer, key_hash: bytes(1), created_at: old(retentionMs.idempotency) },
        { ...answer, key_hash: bytes(2), created_at: young(retentionMs.idempotency) },
      ])
      .execute();
    await db
      .insertInto('attempt_window')
      .values([
        { name: 'old', count: 1, ends_at: now },
        { name: 'young', count: 1, ends_at: new Date(now.getTime() + 1) },
      ])
      .execute();
    const kept = [randomUUID(), randomUUID()].sort();
    await db
      .insertInto('outbox')
      .values([
        { ...promise, id: randomUUID(), sent_at: old(retentionMs.outbox) },
        { ...promise, id: randomUUID(), failed_at: old(retentionMs.outbox) },
        { ...promise, id: randomUUID(), dropped_at: old(retentionMs.outbox) },
        { ...promise, id: kept[0] ?? '', sent_at: young(retentionMs.outbox) },
        { ...promise, id: kept[1] ?? '', created_at: old(retentionMs.outbox * 9) },
      ])
      .execute();
    await sweep(opened.running, now);
    expect(await db.selectFrom('idempotency').select('created_at').execute()).toEqual([
      { created_at: young(retentionMs.idempotency) },
    ]);
    expect(await db.selectFrom('attempt_window').select('name').execute()).toEqual([{ name: 'young' }]);
    const left = await db.selectFrom('outbox').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual(kept);
  });
});
