import { describeFault } from '../log.ts';
import { type SigningOffice, workNext } from './work-next.ts';

/** Milliseconds of rest after the database has failed. */
const afterFailureMs = 5_000;

export interface SigningWorker {
  /** Looks for work now instead of at the next second. */
  wake(): void;
  /** Takes on nothing new; resolves when the step in hand is done. */
  stop(): Promise<void>;
}

/**
 * Takes requests for signatures forward, one step after the other, until it is stopped. A failing database only
 * makes it wait.
 *
 * @param idleMs  rest between two looks when nothing is due, ms
 */
export function startSigningWorker(office: SigningOffice, idleMs = 1_000): SigningWorker {
  let isStopped = false;
  let isAwake = false;
  let endRest = () => {};

  async function work(): Promise<void> {
    while (!isStopped) {
      const restMs = await workAndRest();
      if (restMs > 0) await rest(restMs);
    }
  }

  async function workAndRest(): Promise<number> {
    try {
      return (await workNext(office)) === 'idle' ? idleMs : 0;
    } catch (failure) {
      office.log.error(
        { fault: describeFault(failure) },
        'signing could not be read or written; it is tried again',
      );
      return afterFailureMs;
    }
  }

  /** Ended while nobody rests, the next rest is skipped: no call is lost. */
  async function rest(ms: number): Promise<void> {
    if (!isAwake && !isStopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    isAwake = false;
  }

  const wake = () => {
    isAwake = true;
    endRest();
  };
  const working = work();
  return {
    wake,
    async stop() {
      isStopped = true;
      endRest();
      await working;
    },
  };
}
