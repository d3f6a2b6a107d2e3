import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { limitsOf } from './limits.ts';
import { takeMailAllowance } from './mail-allowance.ts';

const hourMs = 60 * 60 * 1000;
const start = Date.parse('2026-11-21T11:00:00Z');
const { mails } = limitsOf('production');

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(() => opened.db.deleteFrom('mail_allowance').execute());
afterAll(() => opened.close());

const take = (afterMs: number, address = 'a') =>
  opened.db
    .transaction()
    .execute((trx) => takeMailAllowance(trx, [Buffer.from(address)], mails, new Date(start + afterMs)));

async function takeTimes(count: number, afterMs: number): Promise<number> {
  let taken = 0;
  for (let n = 0; n < count; n++) if (await take(afterMs)) taken += 1;
  return taken;
}

describe('mails to one address', () => {
  it('are three an hour, and three more in the next', async () => {
    expect(await takeTimes(5, 0)).toBe(3);
    expect(await take(hourMs - 1)).toBe(false);
    expect(await take(0, 'another')).toBe(true);
    expect(await takeTimes(5, hourMs)).toBe(3);
  });

  it('are ten a day', async () => {
    const taken = [];
    for (const hour of [0, 1, 2, 3, 4]) taken.push(await takeTimes(3, hour * hourMs));
    expect(taken).toEqual([3, 3, 3, 1, 0]);
    expect(await takeTimes(5, 24 * hourMs)).toBe(3);
  });

  it('are three even when fifty are asked for at once', async () => {
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(0)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await opened.db.selectFrom('mail_allowance').selectAll().execute()).toHaveLength(2);
  });
});
