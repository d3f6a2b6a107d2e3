import { mayDo } from '@ndp/contract/permissions.ts';
import { say } from '@ndp/flows/message.ts';
import { sql } from 'kysely';
import {
  endCase,
  endJob,
  isToDo,
  type JobKey,
  type NextCase,
  nextCase,
  noteFailure,
  noteOf,
  type StoredJob,
} from '../../../features/desk/bulk-jobs.ts';
import { openPerson } from '../../../features/desk/people.ts';
import { NotAllowed } from '../../../features/desk/refusals.ts';
import { readRoles } from '../../../features/desk/roles.ts';
import { withDeadline } from '../../../platform/database/deadline.ts';
import { acrossPartners, withinPartner } from '../../../platform/database/partner-scope.ts';
import type { Heartbeat } from '../../../platform/jobs/heartbeat.ts';
import { leaseNext } from '../../../platform/jobs/lease.ts';
import { startLoop, type WorkLoop } from '../../../platform/jobs/work-loop.ts';
import { describeFault, type Log } from '../../../platform/log.ts';
import { Refusal } from '../../../platform/refusals.ts';
import { asUnit } from '../../../platform/unit.ts';
import { type DeskContext, type DeskFrame, workAtDesk } from '../desk-work.ts';
import { bulkActs } from './bulk-acts.ts';

/** Longer than one turn takes, ms: a job of a node that died goes on after it. */
const leaseMs = 90_000;
/** Rest where there is no job, ms; whoever begins one wakes the loop. */
const idleMs = 2_000;
/** Cases of one turn; then the job with the fewest turns is next. */
const turn = 20;

export interface BulkContext extends DeskContext {
  readonly log: Log;
  readonly heartbeat?: Heartbeat | undefined;
}

/** Works off the jobs over many cases until it is stopped. */
export function startBulk(context: BulkContext): WorkLoop {
  return startLoop({
    name: 'bulk',
    heartbeat: context.heartbeat,
    work: async () => ((await takeTurn(context)) ? 0 : idleMs),
    whenFailed: 'a job over many cases could not go on; it is tried again',
    log: context.log,
  });
}

/**
 * Does the next cases of one job, each in a transaction of its own, as the officer who began it would.
 *
 * @returns false: no job was to be worked at
 */
export async function takeTurn(context: BulkContext): Promise<boolean> {
  const lease = { now: context.clock(), leaseMs };
  const job = await acrossPartners(() => leaseNext(context.db, 'bulk_job', sql`ended_at is null`, lease));
  if (!job) return false;
  await withinPartner(job.partner_id, async () => {
    for (let n = 0; n < turn; n += 1) if (!(await doNext(context, job))) return;
    await giveBack(context, job);
  });
  return true;
}

const keyOfJob = ({ partner_id, id }: StoredJob): JobKey => ({ partnerId: partner_id, jobId: id });

/** False: nothing is left to do in the job. */
async function doNext(context: BulkContext, job: StoredJob): Promise<boolean> {
  const key = keyOfJob(job);
  const next = await nextCase(context.db, key);
  const frame = next && (await frameOf(context, job));
  if (!next || !frame) {
    await asUnit(context, (unit) => endJob(unit, key, next ? 'not_allowed' : 'done'));
    return false;
  }
  try {
    await withDeadline(() => workAtDesk(context, frame, (work) => doCase({ work, job, next })));
  } catch (cause) {
    if (cause instanceof NotAllowed) await asUnit(context, (unit) => endJob(unit, key, 'not_allowed'));
    else await noteCause(context, key, next, cause);
  }
  return true;
}

interface CaseAtHand {
  readonly work: Parameters<Parameters<typeof workAtDesk<void>>[2]>[0];
  readonly job: StoredJob;
  readonly next: NextCase;
}

/** Another node may have done it meanwhile, or the job was stopped: the case is locked, so both are seen. */
async function doCase({
  work,
  job,
  next: { reference, to_person, until, label },
}: CaseAtHand): Promise<void> {
  const key = keyOfJob(job);
  const application = await work.lockCase(reference);
  if (!(await isToDo(work.trx, key, application.id))) return work.keepQuiet();
  work.addDetails({ bulk: job.cases });
  const text = noteOf(work.context, job);
  await bulkActs[job.action].run(work, application, { to: to_person, text, until, label });
  await endCase(work.trx, key, application.id, { outcome: 'done', refusal: null });
}

async function noteCause(context: BulkContext, key: JobKey, next: NextCase, cause: unknown): Promise<void> {
  if (cause instanceof Refusal) {
    const { sentence } = cause;
    const refusal = {
      pl: say(sentence, 'pl', cause.valuesIn('pl')),
      en: say(sentence, 'en', cause.valuesIn('en')),
    };
    await endCase(context.db, key, next.application_id, { outcome: 'refused', refusal });
    return;
  }
  context.log.error(
    { application: next.application_id, fault: describeFault(cause) },
    'a case of a job over many failed',
  );
  await noteFailure(context.db, key, next.application_id);
}

/** Who does it, with the roles they have now; undefined: the partner or the person is gone. */
async function frameOf(
  context: BulkContext,
  { partner_id, person_id, id, action }: StoredJob,
): Promise<DeskFrame | undefined> {
  const partner = await context.partners.find(partner_id);
  const row = await context.db
    .selectFrom('desk_person')
    .selectAll()
    .where('id', '=', person_id)
    .executeTakeFirst();
  if (!partner || !row) return undefined;
  const roles = (await readRoles(context.db, person_id)).get(partner_id) ?? [];
  const { permission } = bulkActs[action];
  return {
    ...{ permission, roles, partner },
    person: openPerson(context, row),
    isAllowed: mayDo(roles, permission),
    isQuiet: false,
    // Nothing of it is shown to anybody: refusals are kept in both languages.
    language: 'pl',
    session: '',
    origin: () => ({ what: 'bulk job', request: id }),
  };
}

/** The next job has its turn; a node whose lease ended gives nothing back. */
async function giveBack({ db }: BulkContext, { partner_id, id, attempts }: StoredJob): Promise<void> {
  await db
    .updateTable('bulk_job')
    .set({ leased_until: null })
    .where((row) => row.and({ partner_id, id, attempts }))
    .execute();
}
