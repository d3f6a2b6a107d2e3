import type { Clock } from '../../../platform/clock.ts';

const minuteMs = 60_000;

/** Holds calls to one platform back to so many in any minute. */
export class Pace {
  readonly #calls: number;
  readonly #clock: Clock;
  readonly #wait: (ms: number) => Promise<void>;
  /** When the newest calls were let through, ms since 1970; as many as one minute may hold. */
  readonly #taken: number[] = [];

  constructor(calls: number, clock: Clock, wait = sleep) {
    this.#calls = calls;
    this.#clock = clock;
    this.#wait = wait;
  }

  /** Resolves when one more call may be made. Whoever waits has its place already. */
  async take(): Promise<void> {
    const now = this.#clock().getTime();
    const oldest = this.#taken.length < this.#calls ? undefined : this.#taken.shift();
    const at = oldest === undefined ? now : Math.max(now, oldest + minuteMs);
    this.#taken.push(at);
    if (at > now) await this.#wait(at - now);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
