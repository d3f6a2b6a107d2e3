import { projectStatuses } from '@ndp/domain/case/drafts.ts';
import { handoverDays } from '@ndp/domain/handover.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { openStatuses } from '@ndp/domain/workflow/statuses.ts';
import type { DeleteResult } from 'kysely';
import { rewrapKeys } from '../cases/keys/rewrap-keys.ts';
import { packChains } from '../features/audit/pack-chains.ts';
import { turnAbsences } from '../features/desk/absences.ts';
import { sweepInvitations } from '../features/desk/invitations.ts';
import { sweepProposals } from '../features/desk/role-proposals.ts';
import { cancelAbandoned } from '../features/retention/abandoned-envelopes.ts';
import { eraseDue } from '../features/retention/due.ts';
import { indexCases } from '../features/search/index-cases.ts';
import { sweepFiles } from '../features/settlement/sweep-files.ts';
import { allPorts, type SigningPorts } from '../features/signing/port/ports.ts';
import { storeSigned } from '../features/signing/store-signed.ts';
import { sweepStepCounts } from '../features/steps/step-counts.ts';
import { mailEnds } from '../mail/outbox/waiting.ts';
import type { StandingFault } from '../operations/attention/partner-faults.ts';
import { dayMs } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { acrossPartners } from '../platform/database/partner-scope.ts';
import { StoreNotBound } from '../platform/files/bind-store.ts';
import type { Storage } from '../platform/files/port.ts';
import type { Heartbeat } from '../platform/jobs/heartbeat.ts';
import { forAll } from '../platform/jobs/rounds.ts';
import { startLoop, type WorkLoop } from '../platform/jobs/work-loop.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { sweepWaits } from '../platform/partners/opening-waits.ts';
import type { UnitContext } from '../platform/unit.ts';

const hourMs = 60 * 60 * 1000;
/** Rows deleted by one statement. */
const batch = 5_000;
/** Longer than a round takes, ms. */
const leaseMs = hourMs;

/** How long each kind of row is stored once it has served, ms. */
export const retentionMs = {
  idempotency: workingDays.idempotency * dayMs,
  outbox: workingDays.outbox * dayMs,
} as const;

/**
 * Deletes what has served: answers to repetitions, counts of mails and attempts, promises kept or given up, addresses
 * that waited too long, old counts of steps, and what was typed, and who helped, in an application that nobody fills in or corrects any more.
 */
export function sweep(db: Database, now: Date): Promise<void> {
  return acrossPartners(() => deleteServed(db, now));
}

async function deleteServed(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await forgetAnswers(db, before(retentionMs.idempotency));
  for (const table of ['attempt_window', 'spent_proof', 'suppressed_address'] as const) {
    await db.deleteFrom(table).where('ends_at', '<=', now).execute();
  }
  await sweepWaits(db, now);
  await sweepStepCounts(db, now);
  await sweepInvitations(db, now);
  await sweepProposals(db, now);
  await db
    .deleteFrom('desk_notice')
    .where('at', '<=', before(workingDays.deskNotice * dayMs))
    .execute();
  await db
    .deleteFrom('bulk_job')
    .where('ended_at', '<=', before(workingDays.bulkJob * dayMs))
    .execute();
  await db
    .deleteFrom('helper')
    .using('application')
    .whereRef('application.partner_id', '=', 'helper.partner_id')
    .whereRef('application.id', '=', 'helper.application_id')
    .where('application.status', 'not in', openStatuses)
    .execute();
  await forgetNewOwners(db, before(handoverDays * dayMs));
  await db
    .deleteFrom('section_draft')
    .using('application')
    .whereRef('application.partner_id', '=', 'section_draft.partner_id')
    .whereRef('application.id', '=', 'section_draft.application_id')
    .where('application.status', 'not in', openStatuses)
    .where((row) =>
      row.or([row('section', '!=', 'project'), row('application.status', 'not in', projectStatuses)]),
    )
    .execute();
  await inBatches(() =>
    db
      .deleteFrom('outbox')
      .where('id', 'in', (row) =>
        row
          .selectFrom('outbox')
          .select('id')
          .where((mail) => mail.or(mailEnds.map((end) => mail(end, '<', before(retentionMs.outbox)))))
          .limit(batch),
      )
      .executeTakeFirst(),
  );
}

async function forgetAnswers(db: Database, until: Date): Promise<void> {
  await inBatches(() =>
    db
      .deleteFrom('idempotency')
      .where(({ refTuple, eb }) =>
        eb(
          refTuple('partner_id', 'key_hash'),
          'in',
          db
            .selectFrom('idempotency')
            .select(['partner_id', 'key_hash'])
            .where('created_at', '<', until)
            .limit(batch)
            .$asTuple('partner_id', 'key_hash'),
        ),
      )
      .executeTakeFirst(),
  );
}

/** Until less than a batch was left. */
async function inBatches(work: () => Promise<DeleteResult>): Promise<void> {
  while ((await work()).numDeletedRows >= batch);
}

/** What is swept, and where faults are reported. */
export interface HousekeepingContext extends UnitContext {
  readonly storage: Storage;
  readonly signing: SigningPorts;
  /** What of single partners does not work; logged every hour. */
  readonly findFaults: () => Promise<readonly StandingFault[]>;
  readonly log: Log;
  readonly heartbeat?: Heartbeat | undefined;
}

/** Files of another database are left alone; what else there is to do goes on. */
function reportUnbound(log: Log): (cause: unknown) => void {
  return (cause) => {
    if (!(cause instanceof StoreNotBound)) throw cause;
    log.error({ fault: describeFault(cause) }, cause.message);
  };
}

/** Sweeps, and erases the cases whose time is over, every hour: one process for all. */
export function startHousekeeping(housekeepingContext: HousekeepingContext): WorkLoop {
  const { db, keys, storage, clock, signing, findFaults, log, heartbeat } = housekeepingContext;
  return startLoop({
    name: 'housekeeping',
    heartbeat,
    work: forAll({ db, clock, name: 'housekeeping', leaseMs }, async () => {
      for (const fault of await findFaults()) log.error({ ...fault }, 'a partner is not served whole');
      await rewrapKeys({ db, keys });
      await indexCases({ db, keys });
      await sweep(db, clock());
      await turnAbsences(housekeepingContext);
      await eraseDue({ db, storage }, clock());
      await storeSigned({ db, storage });
      const { unfit } = await packChains(db, clock());
      if (unfit.length > 0)
        log.error({ unfit }, 'audit chains are not as they were noted; run ndp verify-audit');
      await sweepFiles(db, storage, clock()).catch(reportUnbound(log));
      for (const port of allPorts(signing)) await cancelAbandoned(db, port);
      return hourMs;
    }),
    whenFailed: 'what has served could not be deleted; it is tried again',
    log,
  });
}

/** Whoever was named and has not confirmed in time is forgotten, as whoever declined. */
async function forgetNewOwners(db: Database, until: Date): Promise<void> {
  await db.deleteFrom('duty_handover').where('state', '<>', 'taken').where('named_at', '<=', until).execute();
}
