import type { Clock } from '../clock.ts';
import type { KeyRing } from '../crypto/secrets.ts';
import type { Database } from '../database/database.ts';
import { takeAttempt, type Wanted, type Window } from './attempts.ts';
import { BoundedMap } from './bounded-map.ts';
import { type CallLimitName, countedIn, type Limit, type Limits } from './limits.ts';
import { MemoryWindows, mostWindows } from './memory-windows.ts';
import { TooMany } from './refusals.ts';

/** What counting needs. */
export interface CountingParts {
  readonly limits: Limits;
  readonly clock: Clock;
  readonly db: Database;
  readonly keys: KeyRing;
}

/** Who is counted, by the limit that counts. */
export type Attempt = Readonly<Partial<Record<CallLimitName, string>>>;

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

/** A window, and how much of it is left to this caller. */
interface Counted extends Wanted {
  /** The limit itself; `max` is what this caller may use of it. */
  readonly limit: number;
}

/**
 * Counts attempts: one small window per key and limit, in memory or in the database (`countedIn`). In the database
 * nobody is named: a key there is a keyed hash. A full window is remembered here, so that a flood does not reach it.
 */
export class Counters {
  readonly #parts: CountingParts;
  readonly #inMemory = new MemoryWindows();
  /** When a window that is full ends, ms, by its name. */
  readonly #full = new BoundedMap<number>(mostWindows);
  /** The same of a window in which nothing is left to those without a proof of work. */
  readonly #fullUnproven = new BoundedMap<number>(mostWindows);

  constructor(parts: CountingParts) {
    this.#parts = parts;
  }

  /**
   * Counts one attempt under all its limits or, when one of them is used up, under none.
   *
   * @throws {TooMany} with the seconds to wait
   * @throws {ProofNeeded} only where the caller has to give proof
   */
  async count(attempt: Attempt, { db = this.#parts.db, isProven = true }: Counting = {}): Promise<void> {
    const now = this.#parts.clock();
    this.check(attempt);
    const windows = this.#windowsOf(attempt, isProven);
    this.#refuseFull(windows, now, isProven);
    if (windows.length > 0) {
      const { isCounted, full } = await takeAttempt(db, windows, now);
      // What is counted in a transaction of the caller may yet be undone.
      if (!isCounted || db === this.#parts.db) for (const window of full) this.#remember(window, windows);
      if (!isCounted) this.#refuseFull(windows, now, isProven);
    }
    for (const [name, who, limits] of this.#limitsOf(attempt)) {
      if (countedIn[name] === 'memory') this.#inMemory.add(`${name} ${who}`, limits, now.getTime());
    }
  }

  /**
   * Whether one more attempt is allowed as far as memory knows, without counting it.
   *
   * @throws {TooMany} with the seconds to wait
   */
  check(attempt: Attempt): void {
    const now = this.#parts.clock();
    const ends = this.#limitsOf(attempt).map(([name, who, limits]) =>
      this.#inMemory.fullUntil(`${name} ${who}`, limits, now.getTime()),
    );
    refuseUntil(ends, now);
  }

  /** Begins anew, in this process and in the database. */
  async forget(): Promise<void> {
    this.#inMemory.clear();
    this.#full.clear();
    this.#fullUnproven.clear();
    await this.#parts.db.deleteFrom('attempt_window').execute();
  }

  #remember({ name, count, ends_at }: Window, windows: readonly Counted[]): void {
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

  #limitsOf(attempt: Attempt): readonly (readonly [CallLimitName, string, readonly Limit[]])[] {
    const { limits } = this.#parts;
    const named = Object.entries(attempt) as [CallLimitName, string][];
    return named.map(([name, who]) => [name, who, limits[name]]);
  }

  #windowsOf(attempt: Attempt, isProven: boolean): readonly Counted[] {
    const { keys } = this.#parts;
    return this.#limitsOf(attempt)
      .filter(([name]) => countedIn[name] === 'database')
      .flatMap(([name, who, limits]) =>
        limits.map(({ max: limit, seconds, unproven = limit }) => {
          const hash = keys.hash('attempt', `${name} ${seconds} ${who}`).toString('base64url');
          return { name: hash, max: isProven ? limit : unproven, seconds, limit };
        }),
      );
  }
}

/** @throws {TooMany} one of the moments is still to come */
function refuseUntil(ends: readonly (number | undefined)[], now: Date): void {
  const waits = ends.flatMap((end) => (end === undefined ? [] : [Math.ceil((end - now.getTime()) / 1000)]));
  const coming = waits.filter((seconds) => seconds > 0);
  if (coming.length > 0) throw new TooMany(Math.max(...coming));
}
