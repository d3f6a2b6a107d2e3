import { type Clock, dayMs } from './clock.ts';
import { unconfirmedDays } from './mails/confirm-email.ts';
import type { Pulse } from './pulse.ts';
import { sweepFiles } from './settlement/sweep-files.ts';
import type { Storage } from './storage/port.ts';
import type { Database } from './store/database.ts';
import { startLoop, type WorkLoop } from './work-loop.ts';

const hourMs = 60 * 60 * 1000;

/** How long each kind of row is kept once it has served, ms. */
export const keptMs = {
  idempotency: dayMs,
  mailAllowance: 2 * dayMs,
  outbox: 7 * dayMs,
  unconfirmed: unconfirmedDays * dayMs,
} as const;

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

/** What is swept, and where faults are reported. */
export interface Household {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: { error(fields: object, text: string): void };
  readonly pulse?: Pulse | undefined;
}

/** Sweeps at the start and every hour. */
export function startHousekeeping({ db, storage, clock, log, pulse }: Household): WorkLoop {
  return startLoop({
    name: 'housekeeping',
    pulse,
    work: async () => {
      await sweep(db, clock());
      await sweepFiles(db, storage, clock());
      return hourMs;
    },
    whenFailed: 'what has served could not be deleted; it is tried again',
    log,
  });
}
