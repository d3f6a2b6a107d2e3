import type { BulkAction, BulkJob } from '@ndp/contract/desk/bulk.ts';
import { type Selectable, sql } from 'kysely';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { bulkNoteContext } from '../../cases/keys/reseal-bulk-notes.ts';
import { notifyOfOwn } from '../../mail/notify/notify-desk.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BulkCaseTable, BulkJobTable } from '../../platform/database/schema/bulk-tables.ts';
import type { Unit } from '../../platform/unit.ts';

/** A job over many cases, as stored. */
export type StoredJob = Selectable<BulkJobTable>;

export interface JobKey {
  readonly partnerId: string;
  readonly jobId: string;
}

/** A job as somebody begins it. */
export interface NewJob extends JobKey {
  readonly personId: string;
  readonly action: BulkAction;
  readonly references: readonly string[];
  /** Whom a hand-over gives the cases to, in turn, and its note. */
  readonly handOver: { readonly to: readonly string[]; readonly text: string } | undefined;
  /** Until which Polish day they are put aside, YYYY-MM-DD. */
  readonly until?: string | undefined;
  /** Which label is put on them. */
  readonly label?: string | undefined;
}

/** Stores a job with those of its cases that are there; one of the same id stays as it is. */
export async function addJob({ db, keys, now }: Unit, job: NewJob): Promise<void> {
  const { partnerId, jobId, personId, action, references, handOver, until = null, label = null } = job;
  const to = handOver?.to ?? [];
  const note = handOver ? keys.seal(handOver.text, bulkNoteContext(partnerId, jobId)) : null;
  const ofJob = {
    partner_id: partnerId,
    id: jobId,
    person_id: personId,
    action,
    note,
    until_day: until,
    label_id: label,
    made_at: now,
  };
  const added = await db
    .insertInto('bulk_job')
    .values({ ...ofJob, cases: 0, ended_at: null, ending: null, leased_until: null })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await sql`
    with wanted as (
      select application.id, row_number() over (order by place) - 1 as n
      from unnest(${[...new Set(references)]}::text[]) with ordinality as named (reference, place)
      join application on application.partner_id = ${partnerId} and application.reference = named.reference
    ), added as (
      insert into bulk_case (partner_id, job_id, application_id, n, to_person)
      select ${partnerId}, ${jobId}::uuid, id, n, (${[...to]}::uuid[])[1 + n % greatest(${to.length}::int, 1)] from wanted
      returning 1
    )
    update bulk_job set cases = (select count(*) from added) where partner_id = ${partnerId} and id = ${jobId}`.execute(
    db,
  );
}

/** Somebody's own job; undefined: they have none of this id. */
export function findJob(
  db: Database,
  { partnerId, jobId }: JobKey,
  personId: string,
): Promise<StoredJob | undefined> {
  return jobsOf(db, partnerId, personId).where('id', '=', jobId).executeTakeFirst();
}

/** Somebody's last jobs, the newest first. */
export function readJobs(db: Database, partnerId: string, personId: string): Promise<StoredJob[]> {
  return jobsOf(db, partnerId, personId).orderBy('made_at', 'desc').limit(20).execute();
}

function jobsOf(db: Database, partnerId: string, personId: string) {
  return db
    .selectFrom('bulk_job')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }));
}

/** The cases of a job where it was not done, in its order. */
export function readRefusals(db: Database, { partnerId, jobId }: JobKey) {
  return casesOf(db, { partnerId, jobId })
    .select(['application.reference', 'bulk_case.refusal'])
    .where('outcome', 'in', ['refused', 'failed'])
    .orderBy('n')
    .execute();
}

/** A case a job has still to do. */
export interface NextCase extends Pick<Selectable<BulkCaseTable>, 'application_id' | 'to_person'> {
  readonly reference: string;
  /** Until which Polish day it is put aside. */
  readonly until: string | null;
  /** Which label is put on it. */
  readonly label: string | null;
}

/** The next case of a job that has not ended; those that failed come last. Undefined: there is none. */
export function nextCase(db: Database, key: JobKey): Promise<NextCase | undefined> {
  return toDo(db, key)
    .select(['bulk_case.application_id', 'bulk_case.to_person', 'application.reference'])
    .select(['bulk_job.label_id as label', sql<string | null>`bulk_job.until_day::text`.as('until')])
    .orderBy('failures')
    .orderBy('n')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a job that has not ended has still to do this case. Sure while the case's row is locked. */
export async function isToDo(db: Database, key: JobKey, applicationId: string): Promise<boolean> {
  const found = await toDo(db, key)
    .select('bulk_case.n')
    .where('bulk_case.application_id', '=', applicationId)
    .executeTakeFirst();
  return found !== undefined;
}

function casesOf(db: Database, { partnerId, jobId }: JobKey) {
  return db
    .selectFrom('bulk_case')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'bulk_case.partner_id')
        .onRef('application.id', '=', 'bulk_case.application_id'),
    )
    .where('bulk_case.partner_id', '=', partnerId)
    .where('bulk_case.job_id', '=', jobId);
}

function toDo(db: Database, key: JobKey) {
  return casesOf(db, key)
    .innerJoin('bulk_job', (join) =>
      join
        .onRef('bulk_job.partner_id', '=', 'bulk_case.partner_id')
        .onRef('bulk_job.id', '=', 'bulk_case.job_id'),
    )
    .where('bulk_job.ended_at', 'is', null)
    .where('bulk_case.outcome', 'is', null);
}

/** How a case of a job ended, with the sentence of a refusal. */
export type CaseOutcome = Pick<Selectable<BulkCaseTable>, 'outcome' | 'refusal'>;

/** Notes how a case ended, once. */
export async function endCase(
  db: Database,
  { partnerId, jobId }: JobKey,
  applicationId: string,
  { outcome, refusal }: CaseOutcome,
): Promise<void> {
  const count = outcome === 'done' ? sql.raw('done') : sql.raw('refused');
  await sql`
    with ended as (
      update bulk_case set outcome = ${outcome}, refusal = ${refusal ? JSON.stringify(refusal) : null}::jsonb
      where partner_id = ${partnerId} and job_id = ${jobId} and application_id = ${applicationId} and outcome is null
      returning 1
    )
    update bulk_job set ${count} = ${count} + (select count(*) from ended)
    where partner_id = ${partnerId} and id = ${jobId}`.execute(db);
}

/** How often a case may fail without a refusal. */
const mostFailures = 3;

/** Counts a failure that is no refusal; the last one ends the case. */
export async function noteFailure(db: Database, key: JobKey, applicationId: string): Promise<void> {
  const { failures = 0 } =
    (await db
      .updateTable('bulk_case')
      .set((row) => ({ failures: row('failures', '+', 1) }))
      .where('partner_id', '=', key.partnerId)
      .where('job_id', '=', key.jobId)
      .where('application_id', '=', applicationId)
      .returning('failures')
      .executeTakeFirst()) ?? {};
  if (failures >= mostFailures) await endCase(db, key, applicationId, { outcome: 'failed', refusal: null });
}

/** Ends a job that has not ended; whoever began it is told, unless they ended it themselves. */
export async function endJob(
  unit: Unit,
  { partnerId, jobId }: JobKey,
  ending: NonNullable<BulkJob['ending']>,
): Promise<void> {
  const ended = await unit.db
    .updateTable('bulk_job')
    .set({ ending, ended_at: unit.now, note: null, leased_until: null })
    .where((row) => row.and({ partner_id: partnerId, id: jobId }))
    .where('ended_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (ended && ending !== 'stopped')
    await notifyOfOwn(unit, { partnerId, personId: ended.person_id }, 'bulk_ended');
}

/** The note of a job that runs; empty: it has none. */
export function noteOf({ keys }: Pick<EncryptedStore, 'keys'>, { partner_id, id, note }: StoredJob): string {
  return note ? keys.open(note, bulkNoteContext(partner_id, id)) : '';
}
