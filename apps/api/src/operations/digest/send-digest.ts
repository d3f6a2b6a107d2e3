import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { polishDay } from '../../platform/clock.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Pulse } from '../../platform/jobs/heartbeat.ts';
import { startLoop, type WorkLoop } from '../../platform/jobs/work-loop.ts';
import type { MailPort } from '../../platform/mail/port.ts';
import type { Parts } from '../../platform/parts.ts';
import { readDigest, type SealEnds } from './read-digest.ts';
import { writeDigest } from './write-digest.ts';

/** The hour in Poland from which the day's digest goes out. */
const hour = 7;
/** Longer than a mail server may take; what failed is tried again after it. */
const leaseMs = 10 * 60_000;
const everyMs = 60_000;

export interface DigestOffice extends Pick<Parts, 'config' | 'db' | 'clock'> {
  readonly mail: MailPort;
  readonly sealEnds?: SealEnds | undefined;
  readonly log: { error(fields: object, text: string): void };
  readonly pulse?: Pulse | undefined;
}

/** Mails the day's digest once, at seven, whichever process comes first. Without an operator's address nothing runs. */
export function startDigest(office: DigestOffice): WorkLoop {
  if (office.config.operatorEmail === undefined) return { wake: () => {}, stop: async () => {} };
  return startLoop({
    name: 'digest',
    pulse: office.pulse,
    work: async () => {
      await sendDigest(office);
      return everyMs;
    },
    whenFailed: 'the digest could not be sent; it is tried again',
    log: office.log,
  });
}

/**
 * Sends the digest of today unless it is early, was sent, or somebody else is at it.
 *
 * @returns whether it was sent now
 * @throws {Error} the database or the mail server failed; it is due again after the lease, under the same Message-ID
 */
export async function sendDigest({ config, db, clock, mail, sealEnds }: DigestOffice): Promise<boolean> {
  const now = clock();
  const to = config.operatorEmail;
  if (to === undefined || polishHour(now) < hour) return false;
  const taken = await takeDay({ config, db }, now);
  if (!taken) return false;
  const digest = await acrossPartners(() =>
    db.transaction().execute((trx) => readDigest(trx, now, sealEnds)),
  );
  const written = writeDigest(digest, 'pl');
  await mail.send({ ...written, messageId: taken.message_id, from: config.mailFrom, to, language: 'pl' });
  await db.updateTable('digest').set({ sent_at: clock() }).where('day', '=', polishDay(now)).execute();
  return true;
}

/** Takes today's row for this process; undefined when it was sent or is held. */
function takeDay({ config, db }: Pick<DigestOffice, 'config' | 'db'>, now: Date) {
  return db
    .insertInto('digest')
    .values({
      day: polishDay(now),
      message_id: `<digest-${randomUUID()}@${config.applicationDomain}>`,
      leased_until: new Date(now.getTime() + leaseMs),
    })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({
          leased_until: new Date(now.getTime() + leaseMs),
          attempts: sql<number>`digest.attempts + 1`,
        })
        .where('digest.sent_at', 'is', null)
        .where('digest.leased_until', '<=', now),
    )
    .returning('message_id')
    .executeTakeFirst();
}

function polishHour(moment: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Warsaw',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return Number(format.format(moment));
}
