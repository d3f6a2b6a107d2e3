import { startLoop, type WorkLoop } from '../../platform/jobs/work-loop.ts';
import { mailConnections } from '../../platform/mail/smtp.ts';
import type { MailerContext } from './mailer.ts';
import { awayRestMs } from './retry.ts';
import { type SendOutcome, sendSome } from './send-next.ts';

/**
 * Keeps promises to mail until it is stopped: as long as all goes well several at once, else one after the other. A
 * failing database only makes it wait.
 *
 * @param idleMs  rest between two looks into an empty outbox, ms
 */
export function startWorker(mailer: MailerContext, idleMs = 1_000): WorkLoop {
  let away = 0;
  let atOnce = 1;
  const restAfter = (outcomes: readonly SendOutcome[]): number => {
    away = outcomes.includes('server-away') ? away + 1 : 0;
    if (away > 0) return awayRestMs(away, mailer.random());
    return outcomes.length === 0 ? idleMs : 0;
  };
  const work = async () => {
    const most = atOnce;
    atOnce = 1;
    const outcomes = await sendSome(mailer, most);
    if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'sent')) {
      atOnce = Math.min(outcomes.length * 2, mailConnections);
    }
    return restAfter(outcomes);
  };
  return startLoop({
    name: 'mails',
    heartbeat: mailer.heartbeat,
    work,
    whenFailed: 'the outbox could not be read or written; it is tried again',
    log: mailer.log,
  });
}
