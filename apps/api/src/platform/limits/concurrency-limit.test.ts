import { describe, expect, it } from 'vitest';
import { Gate } from './concurrency-limit.ts';
import { Busy } from './refusals.ts';

const rule = { most: 3, mostOfOne: 2, mostWaiting: 2, patienceMs: 60_000 };

describe('a gate', () => {
  it('lets in as many as there is room for, and the next in their order when one leaves', async () => {
    const gate = new Gate(rule);
    const [leaveFirst] = [await gate.enter('a'), await gate.enter('b'), await gate.enter('c')];
    const order: string[] = [];
    const waiting = ['d', 'e'].map((who) => gate.enter(who).then(() => order.push(who)));
    await Promise.resolve();
    expect([gate.size, order]).toEqual([3, []]);
    leaveFirst?.();
    await waiting[0];
    expect([gate.size, order]).toEqual([3, ['d']]);
  });

  it('keeps room for others: nobody fills it alone', async () => {
    const gate = new Gate(rule);
    const leave = await gate.enter('a');
    await gate.enter('a');
    const third = gate.enter('a');
    await gate.enter('b');
    expect(gate.size).toBe(3);
    leave();
    await third;
    expect(gate.size).toBe(3);
  });

  it('refuses whoever finds too many waiting, and whoever waited too long', async () => {
    const full = new Gate({ ...rule, patienceMs: 1 });
    for (const who of ['a', 'b', 'c']) await full.enter(who);
    const waiting = [full.enter('d'), full.enter('e')];
    await expect(full.enter('f')).rejects.toThrow(Busy);
    for (const each of waiting) await expect(each).rejects.toThrow(Busy);
    expect(full.size).toBe(3);
  });
});
