import { MissingValue } from '@ndp/documents/missing-value.ts';
import { type Failure, inWorker } from '../../../platform/jobs/side-thread.ts';
import { NotReady } from '../port/port.ts';

/** Restores the error of a job after it has crossed threads. */
export function reviveJobError({ name, message, field }: Failure): Error | undefined {
  if (field !== undefined) return new MissingValue(field);
  if (name === 'NotReady') return new NotReady(message);
  return name === 'RangeError' ? new RangeError(message) : undefined;
}

/** Runs the jobs on documents away from the thread that answers visitors. */
export const documentJobsInWorker = inWorker(
  'draw-worker',
  async () => (await import('./document-jobs.ts')).documentJobs,
  { revive: reviveJobError },
);
