import { describeFault } from '../log.ts';
import type { PostOffice } from './post-office.ts';
import { sendNext } from './send-next.ts';

/** Milliseconds of rest after the database has failed. */
const afterFailureMs = 5_000;

export interface Worker {
  /** Looks into the outbox now instead of at the next second. */
  wake(): void;
  /** Takes on nothing new; resolves when the mail in hand has gone. */
  stop(): Promise<void>;
}

/**
 * Keeps promises to mail, one after the other, until it is stopped. A failing database only makes it wait.
 *
 * @param idleMs  rest between two looks into an empty outbox, ms
 */
export function startWorker(office: PostOffice, idleMs = 1_000): Worker {
  const pause = new Pause();
  let isStopped = false;

  async function work(): Promise<void> {
    while (!isStopped) {
      const restMs = await sendAndRest();
      if (!isStopped && restMs > 0) await pause.rest(restMs);
    }
  }

  async function sendAndRest(): Promise<number> {
    try {
      return (await sendNext(office)) === 'idle' ? idleMs : 0;
    } catch (failure) {
      office.log.error(
        { fault: describeFault(failure) },
        'the outbox could not be read or written; it is tried again',
      );
      return afterFailureMs;
    }
  }

  const working = work();
  return {
    wake: () => pause.end(),
    async stop() {
      isStopped = true;
      pause.end();
      await working;
    },
  };
}

/** A rest that can be ended. Ended while nobody rests, the next rest is skipped: no call is lost. */
class Pause {
  #end: (() => void) | undefined;
  #isSkipped = false;

  async rest(ms: number): Promise<void> {
    if (!this.#isSkipped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#end = undefined;
    this.#isSkipped = false;
  }

  end(): void {
    if (this.#end) this.#end();
    else this.#isSkipped = true;
  }
}
