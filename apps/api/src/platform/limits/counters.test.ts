// @database both, the embedded one in the long form

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import type { Attempt } from './attempts.ts';
import { Counters, ProofNeeded } from './counters.ts';
import { type LimitName, limitsOf } from './limits.ts';
import { TooMany } from './refusals.ts';

const state = { now: 0 };
const start = Date.parse('2026-11-21T11:00:00Z');
const limits = limitsOf('production');
const newProcess = () =>
  new Counters({ limits, db: opened.db, keys: testKeys, clock: () => new Date(start + state.now) });
let counters: Counters;

const opened = await openTestDatabase();
beforeEach(async () => {
  state.now = 0;
  counters = newProcess();
  await counters.forget();
  await opened.db.deleteFrom('attempt_window').execute();
});
afterAll(() => opened.close());

async function times(count: number, attempt: Attempt = { submit: 'a' }, by = counters): Promise<number> {
  let counted = 0;
  for (let n = 0; n < count; n += 1) {
    await by.count(attempt).then(
      () => {
        counted += 1;
      },
      (refusal) => expect(refusal).toBeInstanceOf(TooMany),
    );
  }
  return counted;
}

const names = Object.keys(limits) as LimitName[];
const edges = names.flatMap((name) => limits[name].map((limit) => ({ name, ...limit })));

describe('every limit of the table', () => {
  it.each(edges)(
    '$name lets $max through in $seconds s and stops the next',
    async ({ name, max, seconds }) => {
      const attempt = { [name]: 'a' };
      const shorter = limits[name].filter((other) => other.seconds < seconds);
      for (let left = max; left > 0; ) {
        const share = Math.min(left, ...shorter.map((other) => other.max));
        expect(await times(share, attempt)).toBe(share);
        left -= share;
        if (left > 0) state.now += Math.max(...shorter.map((other) => other.seconds)) * 1000;
      }
      const refused = await counters.count(attempt).catch((refusal: unknown) => refusal);
      expect(refused).toBeInstanceOf(TooMany);
      expect((refused as TooMany).retryAfterSeconds).toBe(seconds - state.now / 1000);
      await expect(counters.count({ [name]: 'b' })).resolves.toBeUndefined();
      state.now = seconds * 1000 - 1;
      await expect(counters.count(attempt)).rejects.toThrow(TooMany);
      state.now = seconds * 1000;
      await expect(counters.count(attempt)).resolves.toBeUndefined();
    },
  );
});

describe('a limit', () => {
  it('says how long to wait', async () => {
    await times(10);
    state.now = 20_000;
    await expect(counters.count({ submit: 'a' })).rejects.toMatchObject({ retryAfterSeconds: 40 });
  });

  it('does not count what it refuses', async () => {
    await times(10);
    expect(await times(100)).toBe(0);
    state.now = 60_000;
    expect(await times(11)).toBe(10);
  });

  it('counts a request for a link for its visitor and its address, or for neither', async () => {
    expect(await times(3, { newLink: 'a', resend: 'p' })).toBe(3);
    expect(await times(50, { newLink: 'a', resend: 'p' })).toBe(0);
    expect(await times(50, { newLink: 'a', resend: 'another' })).toBe(3);
    expect(await times(50, { newLink: 'a' })).toBe(14);
  });

  it('holds over several processes, and when they count at the same moment', async () => {
    const processes = [newProcess(), newProcess(), newProcess()];
    const counted = await Promise.all(processes.map((each) => times(7, { submit: 'a' }, each)));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(10);
  });

  it('of links that open nothing holds over several processes', async () => {
    const processes = [newProcess(), newProcess(), newProcess()];
    const badToken = '203.0.113.7';
    let counted = 0;
    for (const each of processes) counted += await times(15, { badToken }, each);
    expect(counted).toBe(20);
    expect(await times(1, { badToken: 'another' })).toBe(1);
  });

  it('that is used up is refused from memory, without a word to the database', async () => {
    await times(11);
    const before = await opened.db.selectFrom('attempt_window').selectAll().execute();
    await opened.db.deleteFrom('attempt_window').execute();
    expect(await times(5)).toBe(0);
    expect(before).toHaveLength(2);
  });

  it('tells what comes through without a proof of work from the limit', async () => {
    const half = () => counters.count({ submit: 'a' }, { isProven: false });
    for (let n = 0; n < 5; n += 1) await half();
    await expect(half()).rejects.toThrow(ProofNeeded);
    expect(await times(6)).toBe(5);
    await expect(half()).rejects.toThrow(TooMany);
  });

  it('is not used up by an attempt whose transaction is undone', async () => {
    await times(9);
    const undone = opened.db.transaction().execute(async (trx) => {
      await counters.count({ submit: 'a' }, { db: trx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await times(2)).toBe(1);
  });

  it('of which nothing is left without a proof of work is told from memory, until its window ends', async () => {
    const half = () => counters.count({ submit: 'a' }, { isProven: false });
    for (let n = 0; n < 5; n += 1) await half();
    await expect(half()).rejects.toThrow(ProofNeeded);
    await opened.db.deleteFrom('attempt_window').execute();
    await expect(half()).rejects.toThrow(ProofNeeded);
    expect(await times(1)).toBe(1);
    state.now = 60_000;
    await expect(half()).resolves.toBeUndefined();
  });

  it('names nobody in the database', async () => {
    await times(1, { submit: '203.0.113.7', resend: 'mpec jan@example.pl' });
    const rows = JSON.stringify(await opened.db.selectFrom('attempt_window').selectAll().execute());
    expect(rows).not.toMatch(/203\.0|example|mpec/);
  });
});
