import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { Busy } from './refusals.ts';

const rule = { most: 3, mostOfOne: 2, mostWaiting: 2, deadlineMs: 60_000 };

describe('a gate', () => {
  it('lets in as many as there is room for, and the next in their order when one leaves', async () => {
    const concurrencyLimit = new ConcurrencyLimit(rule);
    const [leaveFirst, leaveSecond] = [
      await concurrencyLimit.enter('a'),
      await concurrencyLimit.enter('b'),
      await concurrencyLimit.enter('c'),
    ];
    const order: string[] = [];
    const waiting = ['d', 'e'].map((who) => concurrencyLimit.enter(who).then(() => order.push(who)));
    await Promise.resolve();
    expect([concurrencyLimit.size, order]).toEqual([3, []]);
    leaveFirst?.();
    await waiting[0];
    expect([concurrencyLimit.size, order]).toEqual([3, ['d']]);
    leaveSecond?.();
    await waiting[1];
    expect([concurrencyLimit.size, order]).toEqual([3, ['d', 'e']]);
  });

  it('keeps room for others: nobody fills it alone', async () => {
    const concurrencyLimit = new ConcurrencyLimit(rule);
    const leave = await concurrencyLimit.enter('a');
    await concurrencyLimit.enter('a');
    const third = concurrencyLimit.enter('a');
    await concurrencyLimit.enter('b');
    expect(concurrencyLimit.size).toBe(3);
    leave();
    await third;
    expect(concurrencyLimit.size).toBe(3);
  });

  it('refuses whoever finds too many waiting, and whoever waited too long', async () => {
    const full = new ConcurrencyLimit({ ...rule, deadlineMs: 1 });
    for (const who of ['a', 'b', 'c']) await full.enter(who);
    const waiting = [full.enter('d'), full.enter('e')];
    await expect(full.enter('f')).rejects.toThrow(Busy);
    await Promise.all(waiting.map((each) => expect(each).rejects.toThrow(Busy)));
    expect(full.size).toBe(3);
  });
});
