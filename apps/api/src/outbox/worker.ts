import { startLoop, type WorkLoop } from '../work-loop.ts';
import type { PostOffice } from './post-office.ts';
import { sendNext } from './send-next.ts';

/**
 * Keeps promises to mail, one after the other, until it is stopped. A failing database only makes it wait.
 *
 * @param idleMs  rest between two looks into an empty outbox, ms
 */
export function startWorker(office: PostOffice, idleMs = 1_000): WorkLoop {
  return startLoop({
    work: async () => ((await sendNext(office)) === 'idle' ? idleMs : 0),
    whenFailed: 'the outbox could not be read or written; it is tried again',
    log: office.log,
  });
}
