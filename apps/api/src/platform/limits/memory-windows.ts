import { BoundedMap } from './bounded-map.ts';
import type { Limit } from './limits.ts';

/** Most windows kept at once; the ones unused for longest go first. */
export const mostWindows = 100_000;

interface Window {
  readonly count: number;
  /** Milliseconds. */
  readonly endsAt: number;
  /** How many windows before this one were filled one after the other. */
  readonly filledBefore: number;
}

/** Attempts counted in this process: one small window per key and limit, at most `mostWindows` of them. */
export class MemoryWindows {
  readonly #windows = new BoundedMap<Window>(mostWindows);

  get size(): number {
    return this.#windows.size;
  }

  /**
   * Counts one attempt in every window of a key, whether or not there is room for it.
   *
   * @param now  ms
   */
  add(key: string, limits: readonly Limit[], now: number): void {
    for (const limit of limits) {
      const name = nameOf(key, limit);
      const known = this.#windows.get(name);
      const open = known && known.endsAt > now ? known : newWindow(known, limit, now);
      this.#windows.set(name, countUp(open, limit, now));
    }
  }

  /** When there will be room for one more attempt, ms; undefined when there is. */
  fullUntil(key: string, limits: readonly Limit[], now: number): number | undefined {
    const ends = limits.flatMap((limit) => {
      const window = this.#windows.get(nameOf(key, limit));
      return window && window.endsAt > now && window.count >= limit.max ? [window.endsAt] : [];
    });
    return ends.length > 0 ? Math.max(...ends) : undefined;
  }

  /** Begins anew. */
  clear(): void {
    this.#windows.clear();
  }
}

/** A window after another one: filled before only when the last was full and not long ago. */
function newWindow(last: Window | undefined, limit: Limit, now: number): Window {
  const pauseMs = (limit.backOffSeconds ?? 0) * 1000;
  const isInARow = last && last.count >= limit.max && now - last.endsAt < pauseMs;
  const filledBefore = isInARow ? last.filledBefore + 1 : 0;
  return { count: 0, endsAt: now + limit.seconds * 1000, filledBefore };
}

/** The attempt that fills a window of a limit with back-off makes it end later. */
function countUp(window: Window, limit: Limit, now: number): Window {
  const count = window.count + 1;
  if (count !== limit.max || limit.backOffSeconds === undefined) return { ...window, count };
  const seconds = Math.min(limit.backOffSeconds, limit.seconds * 2 ** window.filledBefore);
  return { ...window, count, endsAt: Math.max(window.endsAt, now + seconds * 1000) };
}

function nameOf(key: string, limit: Limit): string {
  return `${limit.seconds} ${key}`;
}
