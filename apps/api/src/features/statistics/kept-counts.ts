import type { Clock } from '../../platform/clock.ts';

/** What took longer is told again for a while instead of being counted anew, ms. */
const slowMs = 1_000;
const keptMs = 10 * 60_000;
const mostKept = 200;

/** Counts that were slow to make, by what they are of, each for ten minutes. */
export class KeptCounts<Counts> {
  readonly #clock: Clock;
  readonly #kept = new Map<string, { readonly counts: Counts; readonly until: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async read(of: string, count: () => Promise<Counts>): Promise<Counts> {
    const known = this.#kept.get(of);
    const begun = this.#clock().getTime();
    if (known && begun < known.until) return known.counts;
    this.#kept.delete(of);
    const counts = await count();
    const now = this.#clock().getTime();
    if (now - begun >= slowMs) this.#keep(of, { counts, until: now + keptMs });
    return counts;
  }

  #keep(of: string, one: { readonly counts: Counts; readonly until: number }): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= mostKept) this.#kept.delete(oldest);
    this.#kept.set(of, one);
  }
}
