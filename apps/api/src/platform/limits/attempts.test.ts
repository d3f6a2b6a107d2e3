import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { workIn } from '../../testing/work-in.ts';
import { takeMailMoment } from './attempts.ts';
import { limitsOf } from './limits.ts';

const hourMs = 60 * 60 * 1000;
const start = Date.parse('2026-11-21T11:00:00Z');
const context = { keys: testKeys, limits: limitsOf('production') };

const opened = await openTestDatabase();
beforeEach(() => opened.db.deleteFrom('attempt_window').execute());
afterAll(() => opened.close());

/** How long a mail has to wait, ms. */
const wait = (afterMs: number, mails = 'a') =>
  workIn(opened.db, new Date(start + afterMs), async (unit) => {
    const moment = await takeMailMoment({ ...unit, ...context }, { mails });
    return moment.getTime() - unit.now.getTime();
  });

async function takeTimes(count: number, afterMs: number): Promise<number> {
  let taken = 0;
  for (let n = 0; n < count; n++) if ((await wait(afterMs)) === 0) taken += 1;
  return taken;
}

describe('mails to one address', () => {
  it('are three an hour, and three more in the next', async () => {
    expect(await takeTimes(5, 0)).toBe(3);
    expect(await wait(hourMs - 1)).toBe(1);
    expect(await wait(0, 'another')).toBe(0);
    expect(await takeTimes(5, hourMs)).toBe(3);
  });

  it('are ten a day', async () => {
    const taken = [];
    for (const hour of [0, 1, 2, 3, 4]) taken.push(await takeTimes(3, hour * hourMs));
    expect(taken).toEqual([3, 3, 3, 1, 0]);
    expect(await wait(4 * hourMs)).toBe(20 * hourMs);
    expect(await takeTimes(5, 24 * hourMs)).toBe(3);
  });

  it('are three even when fifty are asked for at once, and those refused use up nothing', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => wait(0)));
    expect(waits.filter((each) => each === 0)).toHaveLength(3);
    expect(new Set(waits)).toEqual(new Set([0, hourMs]));
    const counts = await opened.db.selectFrom('attempt_window').select('count').execute();
    expect(counts).toEqual([{ count: 3 }, { count: 3 }]);
  });
});
