import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { morningHour, polishDay, polishHour } from '../../platform/clock.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import { leaseNext } from '../../platform/jobs/lease.ts';
import { startLoop, type WorkLoop } from '../../platform/jobs/work-loop.ts';
import type { Log } from '../../platform/log.ts';
import type { MailPort } from '../../platform/mail/port.ts';
import { readDigest, type SigningFacts } from './read-digest.ts';
import { writeDigest } from './write-digest.ts';

/** Longer than a mail server may take; what failed is tried again after it. */
const leaseMs = 10 * 60_000;
const everyMs = 60_000;

export interface DigestContext extends Pick<CoreContext, 'config' | 'db' | 'clock'> {
  readonly mail: MailPort;
  readonly signing?: SigningFacts | undefined;
  readonly log: Log;
  readonly heartbeat?: Heartbeat | undefined;
}

/** Mails the day's digest once, at seven, whichever process comes first. Without an operator's address nothing runs. */
export function startDigest(context: DigestContext): WorkLoop {
  if (context.config.operatorEmail === undefined) return { wake: () => {}, stop: async () => {} };
  return startLoop({
    name: 'digest',
    heartbeat: context.heartbeat,
    work: async () => {
      await sendDigest(context);
      return everyMs;
    },
    whenFailed: 'the digest could not be sent; it is tried again',
    log: context.log,
  });
}

/**
 * Sends the digest of today unless it is early, was sent, or somebody else is at it.
 *
 * @returns whether it was sent now
 * @throws {Error} the database or the mail server failed; it is due again after the lease, under the same Message-ID
 */
export async function sendDigest({ config, db, clock, mail, signing }: DigestContext): Promise<boolean> {
  const now = clock();
  const to = config.operatorEmail;
  if (to === undefined || polishHour(now) < morningHour) return false;
  const taken = await takeDay({ config, db }, now);
  if (!taken) return false;
  const digest = await acrossPartners(() => db.transaction().execute((trx) => readDigest(trx, now, signing)));
  const written = writeDigest(digest, 'pl');
  await mail.send({ ...written, messageId: taken.message_id, from: config.mailFrom, to, language: 'pl' });
  await db.updateTable('digest').set({ sent_at: clock() }).where('day', '=', polishDay(now)).execute();
  return true;
}

/** Takes today's row for this process; undefined when it was sent or is held. Its Message-ID is the first one's. */
async function takeDay({ config, db }: Pick<DigestContext, 'config' | 'db'>, now: Date) {
  const day = polishDay(now);
  const message_id = `<digest-${randomUUID()}@${config.applicationDomain}>`;
  await db
    .insertInto('digest')
    .values({ day, message_id, leased_until: now, attempts: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return leaseNext(db, 'digest', sql`day = ${day} and sent_at is null`, { now, leaseMs });
}
