// @database both

import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { forAll } from './rounds.ts';

const hourMs = 3_600_000;
let now: Date;
const done: string[] = [];
const opened = await openTestDatabase();
beforeEach(async () => {
  now = new Date('2026-11-22T11:00:00Z');
  done.splice(0);
  await opened.db.deleteFrom('work_round').execute();
});
afterAll(() => opened.close());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const node = (name: string, work = async () => {}) =>
  forAll({ db: opened.running, clock: () => now, name: 'housekeeping', leaseMs: 600_000 }, async () => {
    done.push(name);
    await work();
    return hourMs;
  });

it('one process makes a round for all, and when it is due again whichever comes first', async () => {
  const [one, two] = [node('one'), node('two')];
  const rests = await Promise.all([one(), two()]);
  expect(done).toHaveLength(1);
  expect(Math.max(...rests)).toBe(hourMs);
  expect(Math.min(...rests)).toBeLessThanOrEqual(60_000);
  pass(hourMs - 2_000);
  expect([await two(), done.length]).toEqual([2_000, 1]);
  pass(2_000);
  expect([await two(), done.at(-1)]).toEqual([hourMs, 'two']);
});

it('a round whose process died is anybody’s after its lease, and one that failed after five seconds', async () => {
  let die = () => {};
  const dying = node('dying', () => new Promise((resolve) => (die = resolve)))();
  const failing = node('failing', () => Promise.reject(new Error('no')));
  await expect.poll(() => done).toEqual(['dying']);
  expect(await failing()).toBe(60_000);
  pass(600_000);
  await expect(failing()).rejects.toThrow('no');
  die();
  await dying;
  expect(await node('next')()).toBe(5_000);
  pass(5_000);
  expect(await node('next')()).toBe(hourMs);
});
