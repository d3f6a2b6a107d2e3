import { Busy } from './refusals.ts';

export interface ConcurrencyRule {
  /** How many may be inside at once, in all and of one. */
  readonly most: number;
  readonly mostOfOne: number;
  /** How many may wait, and how long, ms. */
  readonly mostWaiting: number;
  readonly deadlineMs: number;
}

interface QueuedRequest {
  readonly who: string;
  readonly enter: () => void;
}

/** Bounds how much of something heavy goes on at once in this process; whoever comes next waits, in order. */
export class ConcurrencyLimit {
  readonly #rule: ConcurrencyRule;
  readonly #inside = new Map<string, number>();
  #waiting: readonly QueuedRequest[] = [];

  constructor(rule: ConcurrencyRule) {
    this.#rule = rule;
  }

  /** How many are inside. */
  get size(): number {
    return [...this.#inside.values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * Waits for a place.
   *
   * @returns gives the place back; to be called exactly once
   * @throws {Busy} too many are waiting, or it took too long
   */
  async enter(who: string): Promise<() => void> {
    if (!this.#hasRoom(who)) await this.#wait(who);
    else this.#change(who, 1);
    return () => this.#leave(who);
  }

  #hasRoom(who: string): boolean {
    return this.size < this.#rule.most && (this.#inside.get(who) ?? 0) < this.#rule.mostOfOne;
  }

  #wait(who: string): Promise<void> {
    const { mostWaiting, deadlineMs } = this.#rule;
    if (this.#waiting.length >= mostWaiting) throw new Busy();
    return new Promise((resolve, reject) => {
      const waiting = {
        who,
        enter: () => {
          clearTimeout(impatience);
          resolve();
        },
      };
      const impatience = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(new Busy());
      }, deadlineMs);
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  #leave(who: string): void {
    this.#change(who, -1);
    const next = this.#waiting.find((each) => this.#hasRoom(each.who));
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#change(next.who, 1);
    next.enter();
  }

  #change(who: string, by: number): void {
    const count = (this.#inside.get(who) ?? 0) + by;
    if (count > 0) this.#inside.set(who, count);
    else this.#inside.delete(who);
  }
}
