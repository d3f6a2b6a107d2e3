import { startLoop, type WorkLoop } from '../../platform/jobs/work-loop.ts';
import type { MailerContext } from './mailer.ts';
import { awayRestMs } from './retry.ts';
import { type Outcome, sendNext } from './send-next.ts';

/**
 * Keeps promises to mail, one after the other, until it is stopped. A failing database only makes it wait.
 *
 * @param idleMs  rest between two looks into an empty outbox, ms
 */
export function startWorker(mailer: MailerContext, idleMs = 1_000): WorkLoop {
  let away = 0;
  const restAfter = (outcome: Outcome): number => {
    away = outcome === 'server-away' ? away + 1 : 0;
    if (away > 0) return awayRestMs(away, mailer.random());
    return outcome === 'idle' ? idleMs : 0;
  };
  return startLoop({
    name: 'mails',
    heartbeat: mailer.heartbeat,
    work: async () => restAfter(await sendNext(mailer)),
    whenFailed: 'the outbox could not be read or written; it is tried again',
    log: mailer.log,
  });
}
