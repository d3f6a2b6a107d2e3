import { describe, expect, it } from 'vitest';
import { startLoop, type WorkLoop } from './work-loop.ts';

interface Stage {
  readonly loop: WorkLoop;
  /** What the log was told. */
  readonly details: string[];
  /** Resolves once so many rounds have begun. */
  begun(rounds: number): Promise<void>;
  /** Ends the round under way: well, with a rest, or with a fault. */
  end(rest: number | Error): void;
  count(): number;
}

/** A loop whose rounds the test ends. */
function stage(): Stage {
  const details: string[] = [];
  let rounds = 0;
  let end: Stage['end'] = () => {};
  let waiting: { from: number; resolve: () => void }[] = [];
  const loop = startLoop({
    name: 'mails',
    work: () =>
      new Promise((resolve, reject) => {
        end = (rest) => (typeof rest === 'number' ? resolve(rest) : reject(rest));
        rounds += 1;
        for (const each of waiting) if (each.from <= rounds) each.resolve();
        waiting = waiting.filter(({ from }) => from > rounds);
      }),
    whenFailed: 'mails could not be sent',
    log: { error: (_fields, text) => details.push(text) },
  });
  return {
    loop,
    details,
    begun: (from) =>
      from <= rounds ? Promise.resolve() : new Promise((resolve) => waiting.push({ from, resolve })),
    end: (rest) => end(rest),
    count: () => rounds,
  };
}

const hourMs = 3_600_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work that is done over and over', () => {
  it('has stopped only when the round under way has ended, and begins none after it', async () => {
    const { loop, begun, end, count } = stage();
    await begun(1);
    let isStopped = false;
    const stopped = loop.stop().then(() => {
      isStopped = true;
    });
    await turn();
    expect(isStopped).toBe(false);
    end(0);
    await stopped;
    loop.wake();
    await turn();
    expect(count()).toBe(1);
  });

  it('is stopped out of its rest at once', async () => {
    const { loop, begun, end, count } = stage();
    await begun(1);
    end(hourMs);
    await turn();
    await loop.stop();
    expect(count()).toBe(1);
  });

  it('goes on at once when it is woken, in its rest or in the round before it', async () => {
    const { loop, begun, end } = stage();
    await begun(1);
    end(hourMs);
    await turn();
    loop.wake();
    await begun(2);
    loop.wake();
    end(hourMs);
    await begun(3);
    end(hourMs);
    await loop.stop();
  });

  it('tells the log of a round that failed, and tries again', async () => {
    const { loop, details, begun, end } = stage();
    await begun(1);
    end(new Error('away'));
    await turn();
    expect(details).toEqual(['mails could not be sent']);
    loop.wake();
    await begun(2);
    end(hourMs);
    await loop.stop();
  });
});
