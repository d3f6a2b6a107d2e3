import type { Clock } from './clock.ts';
import type { Limit, LimitName, Limits } from './limits.ts';
import { TooMany } from './refusals.ts';

/** Most counters kept at once; the ones unused for longest go first. */
const mostCounters = 100_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Counts attempts in memory, one small counter per key and window. Limits that must hold over several processes
 * are counted in the database (`store/allowances.ts`).
 */
export class Counters {
  readonly #windows = new Map<string, Window>();
  readonly #limits: Limits;
  readonly #clock: Clock;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Counts one attempt.
   *
   * @throws {TooMany} the attempt is one too many; it is not counted
   */
  count(name: LimitName, who: string): void {
    this.check(name, who);
    for (const limit of this.#limits[name]) this.#window(name, who, limit).count += 1;
  }

  /**
   * Whether one more attempt would be allowed, without counting it.
   *
   * @throws {TooMany} with the seconds to wait
   */
  check(name: LimitName, who: string): void {
    const now = this.#clock().getTime();
    const waits = this.#limits[name]
      .map((limit) => ({ limit, window: this.#window(name, who, limit) }))
      .filter(({ limit, window }) => window.count >= limit.max)
      .map(({ window }) => Math.ceil((window.endsAt - now) / 1000));
    if (waits.length > 0) throw new TooMany(Math.max(1, ...waits));
  }

  /** Begins anew. */
  forget(): void {
    this.#windows.clear();
  }

  #window(name: LimitName, who: string, limit: Limit): Window {
    const key = `${name} ${limit.seconds} ${who}`;
    const now = this.#clock().getTime();
    const known = this.#windows.get(key);
    this.#windows.delete(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + limit.seconds * 1000 };
    this.#windows.set(key, window);
    if (this.#windows.size > mostCounters) this.#dropOldest();
    return window;
  }

  #dropOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorOf(ip: string): string {
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const gap = ip.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}
