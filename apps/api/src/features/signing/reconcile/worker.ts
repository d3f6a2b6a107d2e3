import { startLoop, type WorkLoop } from '../../../platform/jobs/work-loop.ts';
import { type SigningWorkerContext, workNext } from './work-next.ts';

/**
 * Takes requests for signatures forward, one step after the other, until it is stopped. A failing database only
 * makes it wait.
 *
 * @param idleMs  rest between two looks when nothing is due, ms
 */
export function startSigningWorker(context: SigningWorkerContext, idleMs = 1_000): WorkLoop {
  return startLoop({
    name: 'signatures',
    heartbeat: context.heartbeat,
    work: async () => ((await workNext(context)) === 'idle' ? idleMs : 0),
    whenFailed: 'signing could not be read or written; it is tried again',
    log: context.log,
  });
}
