import { withAuditActor } from '../database/audit-actor.ts';
import { withinPartner } from '../database/partner-scope.ts';
import { describeFault, type Log } from '../log.ts';
import type { Heartbeat, LoopName } from './heartbeat.ts';

/** Milliseconds of rest after a failure. */
const afterFailureMs = 5_000;

/** Work that is done over and over until it is stopped. */
export interface WorkLoop {
  /** Does the next round now instead of after the rest. */
  wake(): void;
  /** Begins nothing new; resolves when the round under way has ended. */
  stop(): Promise<void>;
}

export interface Rounds {
  /** The name it is watched under. */
  readonly name: LoopName;
  readonly heartbeat?: Heartbeat | undefined;
  /** One round; resolves to the rest before the next one, ms. */
  readonly work: () => Promise<number>;
  /** What the log says when a round fails; the next one is tried after a while. */
  readonly whenFailed: string;
  readonly log: Log;
}

/**
 * Begins the rounds, never two at a time. A round says itself whose rows it touches: it begins with nobody's.
 * Woken while one is under way, the rest after it is skipped.
 */
export function startLoop(rounds: Rounds): WorkLoop {
  const act = { who: 'system', what: rounds.name } as const;
  rounds.heartbeat?.begin(rounds.name);
  let isStopped = false;
  let isAwake = false;
  let endRest = () => {};

  async function rest(ms: number): Promise<void> {
    if (ms > 0 && !isAwake && !isStopped) {
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

  const working = (async () => {
    while (!isStopped)
      await rest(await withinPartner(undefined, () => withAuditActor(act, () => workOnce(rounds))));
  })();
  return {
    wake() {
      isAwake = true;
      endRest();
    },
    async stop() {
      isStopped = true;
      endRest();
      await working;
    },
  };
}

async function workOnce({ name, heartbeat, work, whenFailed, log }: Rounds): Promise<number> {
  try {
    const restMs = await work();
    heartbeat?.beat(name);
    return restMs;
  } catch (failure) {
    log.error({ fault: describeFault(failure) }, whenFailed);
    return afterFailureMs;
  }
}
