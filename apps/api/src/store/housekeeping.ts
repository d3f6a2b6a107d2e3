import type { Clock } from '../clock.ts';
import { unconfirmedDays } from '../mails/confirm-email.ts';
import type { Database } from './database.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long each kind of row is kept once it has served, ms. */
export const keptMs = {
  idempotency: dayMs,
  mailAllowance: 2 * dayMs,
  outbox: 7 * dayMs,
  unconfirmed: unconfirmedDays * dayMs,
} as const;

interface Log {
  error(fields: object, text: string): void;
}

/**
 * Deletes what has served: answers to repetitions, counts of mails, promises kept or given up, and estimates whose
 * address nobody confirmed, as their mail announced.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom('idempotency').where('created_at', '<', before(keptMs.idempotency)).execute();
  await db.deleteFrom('mail_allowance').where('window_start', '<', before(keptMs.mailAllowance)).execute();
  await db
    .deleteFrom('outbox')
    .where((row) =>
      row.or([row('sent_at', '<', before(keptMs.outbox)), row('failed_at', '<', before(keptMs.outbox))]),
    )
    .execute();
  await db
    .deleteFrom('application')
    .where('email_verified_at', 'is', null)
    .where('created_at', '<', before(keptMs.unconfirmed))
    .execute();
}

/** Sweeps every hour; a database that is away is swept an hour later. */
export function startHousekeeping(db: Database, clock: Clock, log: Log): { stop(): void } {
  const timer = setInterval(() => {
    sweep(db, clock()).catch(() => log.error({}, 'old rows could not be deleted; it is tried again'));
  }, hourMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
