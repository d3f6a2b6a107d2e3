import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import {
  type Attempt,
  type LimitContext,
  takeAttempt,
  type Wanted,
  type Window,
  windowsOf,
} from './attempts.ts';
import { BoundedMap } from './bounded-map.ts';
import { alsoInMemory, countedInMemory, type Limit, type LimitName } from './limits.ts';
import { MemoryWindows, mostWindows } from './memory-windows.ts';
import { TooMany } from './refusals.ts';

const inMemory: ReadonlySet<LimitName> = new Set([...countedInMemory, ...alsoInMemory]);

/** What counting needs. */
export interface CountingContext extends LimitContext {
  readonly clock: Clock;
  readonly db: Database;
}

export interface Counting {
  /** The transaction the caller is in. */
  readonly db?: Database;
  /** Whether the caller has given a proof of work, or is never asked for one. */
  readonly isProven?: boolean;
}

/** What comes through without a proof of work is used up, the limit is not. */
export class ProofNeeded extends Error {
  override readonly name = 'ProofNeeded';
}

/**
 * Counts attempts: one small window per key and limit, in memory or in the database (`countedInMemory`). In the database
 * nobody is named: a key there is a keyed hash. A full window is remembered here, so that a flood does not reach it.
 */
export class Counters {
  readonly #context: CountingContext;
  readonly #inMemory = new MemoryWindows();
  /** When a window that is full ends, ms, by its name. */
  readonly #full = new BoundedMap<number>(mostWindows);
  /** The same of a window in which nothing is left to those without a proof of work. */
  readonly #fullUnproven = new BoundedMap<number>(mostWindows);

  constructor(context: CountingContext) {
    this.#context = context;
  }

  /**
   * Counts one attempt under all its limits or, when one of them is used up, under none.
   *
   * @throws {TooMany} with the seconds to wait
   * @throws {ProofNeeded} only where the caller has to give proof
   */
  async count(attempt: Attempt, { db = this.#context.db, isProven = true }: Counting = {}): Promise<void> {
    const now = this.#context.clock();
    const inMemory = this.#inMemoryOf(attempt);
    refuseUntil(
      inMemory.map(([key, limits]) => this.#inMemory.fullUntil(key, limits, now.getTime())),
      now,
    );
    const windows = windowsOf(this.#context, attempt, isProven);
    this.#refuseFull(windows, now, isProven);
    if (windows.length > 0) {
      const { isCounted, full } = await takeAttempt(db, windows, now);
      // What is counted in a transaction of the caller may yet be undone.
      if (!isCounted || db === this.#context.db) for (const window of full) this.#remember(window, windows);
      if (!isCounted) this.#refuseFull(windows, now, isProven);
    }
    for (const [key, limits] of inMemory) this.#inMemory.add(key, limits, now.getTime());
  }

  /** Begins anew, in this process and in the database; mails that were counted stay so. */
  async forget(): Promise<void> {
    this.#inMemory.clear();
    this.#full.clear();
    this.#fullUnproven.clear();
    await this.#context.db.deleteFrom('attempt_window').where('name', 'not ilike', '%mails %').execute();
  }

  #remember({ name, count, ends_at }: Window, windows: readonly Wanted[]): void {
    const isUsedUp = windows.some((each) => each.name === name && count >= each.limit);
    (isUsedUp ? this.#full : this.#fullUnproven).set(name, ends_at.getTime());
  }

  #refuseFull(windows: readonly Wanted[], now: Date, isProven: boolean): void {
    refuseUntil(
      windows.map(({ name }) => this.#full.get(name)),
      now,
    );
    const ends = isProven ? [] : windows.map(({ name }) => this.#fullUnproven.get(name));
    if (ends.some((end = 0) => end > now.getTime())) throw new ProofNeeded();
  }

  #inMemoryOf(attempt: Attempt): readonly (readonly [string, readonly Limit[]])[] {
    const named = Object.entries(attempt) as [LimitName, string][];
    return named
      .filter(([name]) => inMemory.has(name))
      .map(([name, who]) => [`${name} ${who}`, this.#context.limits[name]]);
  }
}

/** @throws {TooMany} one of the moments is still to come */
function refuseUntil(ends: readonly (number | undefined)[], now: Date): void {
  const waits = ends.flatMap((end) => (end === undefined ? [] : [Math.ceil((end - now.getTime()) / 1000)]));
  const coming = waits.filter((seconds) => seconds > 0);
  if (coming.length > 0) throw new TooMany(Math.max(...coming));
}
