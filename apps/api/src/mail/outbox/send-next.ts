import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { MailDelayed, MailRefused, MailServerAway, ReaderRefused } from '../../platform/mail/port.ts';
import { suppressAddress } from '../../platform/mail/suppressions.ts';
import { findHold, type Hold } from './hold-back.ts';
import type { MailerContext } from './mailer.ts';
import {
  dropMail,
  giveUpMail,
  type LeasedMail,
  leaseMail,
  markSent,
  postponeMail,
  putBackMail,
} from './outbox.ts';
import { nextDelayMs } from './retry.ts';

/** Longer than a mail server may take to answer, so that a slow mail is not sent by a second worker meanwhile. */
export const leaseMs = 120_000;

export type Outcome = 'idle' | 'sent' | 'postponed' | 'dropped' | 'given-up' | 'server-away';

/**
 * Keeps the promise that is longest due: writes the mail, hands it over, erases the secret.
 *
 * @returns `idle` when nothing is due; `server-away` when no mail can leave at present
 * @throws {Error} the database failed; the promise is due again when its lease ends
 */
export async function sendNext(office: MailerContext): Promise<Outcome> {
  const { db, keys, clock } = office;
  const promise = await acrossPartners(() => leaseMail(db, keys, clock(), leaseMs));
  if (!promise) return 'idle';
  return withinPartner(promise.partnerId, () => keep(office, promise));
}

async function keep(office: MailerContext, promise: LeasedMail): Promise<Outcome> {
  const hold = await findHold(office, promise);
  if (hold) return holdBack(office, promise, hold);
  try {
    const mail = await office.write(promise);
    if (!mail) return await drop(office, promise);
    await office.mail.send(mail);
  } catch (failure) {
    if (failure instanceof ReaderRefused) {
      await suppressAddress(office, promise.payload.email, failure.message, office.clock());
    }
    return handleFailure(office, promise, failure);
  }
  await markSent(office.db, promise.id, office.clock());
  return 'sent';
}

function handleFailure(office: MailerContext, promise: LeasedMail, failure: unknown): Promise<Outcome> {
  const reason = reasonOf(failure);
  const ageMs = office.clock().getTime() - promise.createdAt.getTime();
  const delayMs = nextDelayMs(promise.attempts, ageMs, office.random());
  if (failure instanceof MailRefused || delayMs === null) return giveUp(office, promise, reason);
  return failure instanceof MailServerAway
    ? putBack(office, promise, reason)
    : postpone(office, promise, reason, delayMs);
}

const ownReasons = [MailRefused, MailDelayed, MailServerAway];

/** Our own reasons hold nothing personal; of any other failure only its name is kept. */
function reasonOf(failure: unknown): string {
  if (ownReasons.some((kind) => failure instanceof kind)) return (failure as Error).message;
  return failure instanceof Error ? failure.name : 'unknown failure';
}

async function holdBack(office: MailerContext, promise: LeasedMail, { until, reason }: Hold) {
  if (until === 'never') return giveUp(office, promise, reason);
  return postpone(office, promise, reason, until.getTime() - office.clock().getTime());
}

async function putBack(office: MailerContext, promise: LeasedMail, reason: string) {
  await putBackMail(office.db, promise.id, reason);
  office.log.warn({ outbox: promise.id, attempts: promise.attempts, reason }, 'mail server away');
  return 'server-away' as const;
}

async function postpone(office: MailerContext, promise: LeasedMail, reason: string, delayMs: number) {
  const dueAt = new Date(office.clock().getTime() + delayMs);
  await postponeMail(office.db, promise.id, dueAt, reason);
  office.log.warn({ outbox: promise.id, attempts: promise.attempts, delayMs, reason }, 'mail postponed');
  return 'postponed' as const;
}

/** Nothing is wrong: a newer mail has taken the place of this one, its link was used, or the application is gone. */
async function drop(office: MailerContext, promise: LeasedMail) {
  await dropMail(office.db, promise.id, office.clock());
  return 'dropped' as const;
}

async function giveUp(office: MailerContext, promise: LeasedMail, reason: string) {
  await giveUpMail(office.db, promise.id, office.clock(), reason);
  office.log.error({ outbox: promise.id, attempts: promise.attempts, reason }, 'mail given up');
  return 'given-up' as const;
}
