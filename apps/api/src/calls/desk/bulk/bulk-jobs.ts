import {
  type BulkJob,
  listBulkJobs,
  readBulkJob,
  startBulkJob,
  stopBulkJob,
} from '@ndp/contract/desk/bulk.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import {
  addJob,
  endJob,
  findJob,
  type JobKey,
  readJobs,
  readRefusals,
  type StoredJob,
} from '../../../features/desk/bulk-jobs.ts';
import { NotAllowed, NotHere } from '../../../features/desk/refusals.ts';
import { readLabels } from '../../../features/partners/labels.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { readOfficers } from '../notes.ts';
import { bulkActs } from './bulk-acts.ts';

/** One's own jobs over many cases: begun, watched, stopped. A worker does them. */
export function mountBulkJobs(http: DeskHttp): void {
  mount(http, startBulkJob, async ({ body, work }) => {
    const { id: jobId, action, references, hand_over: handOver, until, label } = body;
    if (!mayDo(work.roles, bulkActs[action].permission)) throw new NotAllowed();
    if (handOver) await requireOfficers(work, handOver.to);
    if (label) await requireLabel(work, label);
    const key = { partnerId: work.partner.id, jobId };
    await addJob(work.unit, { ...key, personId: work.person.id, action, references, handOver, until, label });
    const job = await requireJob(work, key);
    if (job.cases === 0) throw new NotHere();
    work.addDetails({ act: action, cases: job.cases });
    return describe(job);
  });
  mount(http, listBulkJobs, async ({ work: { trx, partner, person } }) => ({
    jobs: (await readJobs(trx, partner.id, person.id)).map(describe),
  }));
  mount(http, readBulkJob, async ({ params, work }) => {
    const key = { partnerId: work.partner.id, jobId: params.job };
    const job = await requireJob(work, key);
    const refusals = await readRefusals(work.trx, key);
    return {
      ...describe(job),
      refusals: refusals.map(({ reference, refusal }) => ({
        reference,
        sentence: refusal?.[work.language] ?? null,
      })),
    };
  });
  mount(http, stopBulkJob, async ({ params, work }) => {
    const key = { partnerId: work.partner.id, jobId: params.job };
    await requireJob(work, key);
    await endJob(work.unit, key, 'stopped');
    const job = await requireJob(work, key);
    work.addDetails({ act: job.action, cases: job.cases });
    return describe(job);
  });
}

/** @throws {NotHere} whoever asks began no such job */
async function requireJob({ trx, person }: DeskWork, key: JobKey): Promise<StoredJob> {
  const job = await findJob(trx, key, person.id);
  if (!job) throw new NotHere();
  return job;
}

/** @throws {NotHere} one of them is no officer of the partner */
async function requireOfficers(work: DeskWork, ids: readonly string[]): Promise<void> {
  const officers = await readOfficers(work);
  if (ids.some((id) => !officers.has(id))) throw new NotHere();
}

/** @throws {NotHere} the partner has no such label */
async function requireLabel({ trx, partner }: DeskWork, label: string): Promise<void> {
  const labels = await readLabels(trx, partner.id);
  if (labels.every(({ id }) => id !== label)) throw new NotHere();
}

function describe({ id, action, made_at, ended_at, ending, cases, done, refused }: StoredJob): BulkJob {
  return {
    ...{ id, action, ending, cases, done, refused },
    made_at: made_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  };
}
