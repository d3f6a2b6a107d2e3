import { writeTextChoice } from '../../cases/store/text-choice.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { MailDelayed, MailRefused, MailServerAway, ReaderRefused } from '../../platform/mail/port.ts';
import { findSuppressions, suppressAddress } from '../../platform/mail/suppressions.ts';
import { NumberRefused } from '../../platform/sms/port.ts';
import { asSpan, currentSpan } from '../../platform/tracing/spans.ts';
import { findDelay, type SendDelay } from './hold-back.ts';
import {
  dropMail,
  giveUpMail,
  holdMail,
  type LeasedMail,
  leaseMails,
  markSent,
  postponeMail,
  putBackMail,
} from './leased.ts';
import type { MailerContext } from './mailer.ts';
import { trainingMails } from './promise.ts';
import { nextDelayMs } from './retry.ts';

/** Longer than a mail server may take to answer, so that a slow mail is not sent by a second worker meanwhile. */
export const leaseMs = 120_000;

export type SendOutcome = 'idle' | 'sent' | 'postponed' | 'dropped' | 'given-up' | 'server-away';

/** Keeps the promise that is longest due; `idle` when there is none. */
export async function sendNext(mailer: MailerContext): Promise<SendOutcome> {
  const [outcome = 'idle'] = await sendSome(mailer, 1);
  return outcome;
}

/**
 * Keeps so many of the promises that are longest due, at once: writes each mail, hands it over, erases the secret.
 *
 * @returns nothing when nothing is due; `server-away` when no mail can leave at present
 * @throws {Error} the database failed; the promises are due again when their lease ends
 */
export async function sendSome(mailer: MailerContext, most: number): Promise<readonly SendOutcome[]> {
  const { promises, suppressedUntil } = await acrossPartners(() => takeOn(mailer, most));
  const under = promises.map((promise) =>
    withinPartner(promise.partnerId, () =>
      keepTraced(mailer, promise, suppressedUntil(promise.payload.email)),
    ),
  );
  await Promise.allSettled(under);
  return Promise.all(under);
}

/** The promises, and until when nothing goes to which of their addresses. */
async function takeOn(mailer: MailerContext, most: number) {
  const now = mailer.clock();
  const lease = { now, leaseMs, withFirst: mailer.firstMails.isOpen(now) };
  const promises = await leaseMails(mailer, lease, most);
  const addresses = promises.map(({ payload }) => payload.email);
  return { promises, suppressedUntil: await findSuppressions(mailer, addresses, now) };
}

/** As a part of what promised it, however much later. */
function keepTraced(
  mailer: MailerContext,
  promise: LeasedMail,
  suppressedUntil: Date | undefined,
): Promise<SendOutcome> {
  const { id, kind, attempts, partnerId, traceparent: parent } = promise;
  const facts = { 'ndp.outbox': id, 'ndp.attempts': attempts, 'ndp.partner': partnerId };
  return asSpan(
    { name: `keep ${kind}`, kind: 'consumer', parent, facts },
    () => keep(mailer, promise, suppressedUntil),
    (outcome) => ({ 'ndp.outcome': outcome }),
  );
}

async function keep(
  mailer: MailerContext,
  promise: LeasedMail,
  suppressedUntil: Date | undefined,
): Promise<SendOutcome> {
  if (promise.isTraining && !trainingMails.includes(promise.kind)) {
    await holdMail(mailer.db, promise.id, mailer.clock());
    return 'dropped';
  }
  const delay = await findDelay(mailer, promise, suppressedUntil);
  if (delay) return holdBack(mailer, promise, delay);
  try {
    const mail = await mailer.write(promise);
    if (!mail) return await drop(mailer, promise);
    await asSpan({ name: 'send', kind: 'client', parent: currentSpan() }, async () =>
      'phone' in mail ? mailer.sms?.send(mail) : mailer.mail.send(mail),
    );
  } catch (failure) {
    if (failure instanceof ReaderRefused) {
      await suppressAddress(mailer, promise.payload.email, failure.message, mailer.clock());
    }
    if (failure instanceof NumberRefused) await writeTextChoice(mailer.db, promise, 'refused');
    return handleFailure(mailer, promise, failure);
  }
  await markSent(mailer.db, promise.id, mailer.clock());
  return 'sent';
}

function handleFailure(mailer: MailerContext, promise: LeasedMail, failure: unknown): Promise<SendOutcome> {
  const reason = reasonOf(failure);
  const ageMs = mailer.clock().getTime() - promise.createdAt.getTime();
  const delayMs = nextDelayMs(promise.attempts, ageMs, mailer.random());
  if (failure instanceof MailRefused || delayMs === null) return giveUp(mailer, promise, reason);
  return failure instanceof MailServerAway
    ? putBack(mailer, promise, reason)
    : postpone(mailer, promise, reason, delayMs);
}

const ownReasons = [MailRefused, MailDelayed, MailServerAway];

/** Our own reasons hold nothing personal; of any other failure only its name is kept. */
function reasonOf(failure: unknown): string {
  if (ownReasons.some((kind) => failure instanceof kind)) return (failure as Error).message;
  return failure instanceof Error ? failure.name : 'unknown failure';
}

async function holdBack(mailer: MailerContext, promise: LeasedMail, { until, reason }: SendDelay) {
  if (until === 'never') return giveUp(mailer, promise, reason);
  return postpone(mailer, promise, reason, until.getTime() - mailer.clock().getTime());
}

async function putBack(mailer: MailerContext, promise: LeasedMail, reason: string) {
  await putBackMail(mailer.db, promise.id, reason);
  mailer.log.warn({ outbox: promise.id, attempts: promise.attempts, reason }, 'mail server away');
  return 'server-away' as const;
}

async function postpone(mailer: MailerContext, promise: LeasedMail, reason: string, delayMs: number) {
  const dueAt = new Date(mailer.clock().getTime() + delayMs);
  await postponeMail(mailer.db, promise.id, dueAt, reason);
  mailer.log.warn({ outbox: promise.id, attempts: promise.attempts, delayMs, reason }, 'mail postponed');
  return 'postponed' as const;
}

/** Nothing is wrong: a newer mail has taken the place of this one, its link was used, or the application is gone. */
async function drop(mailer: MailerContext, promise: LeasedMail) {
  await dropMail(mailer.db, promise.id, mailer.clock());
  return 'dropped' as const;
}

async function giveUp(mailer: MailerContext, promise: LeasedMail, reason: string) {
  await giveUpMail(mailer.db, promise.id, mailer.clock(), reason);
  mailer.log.error({ outbox: promise.id, attempts: promise.attempts, reason }, 'mail given up');
  return 'given-up' as const;
}
