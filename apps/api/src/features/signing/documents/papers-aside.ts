import { MissingValue } from '@ndp/documents/missing-value.ts';
import { aside, type Failure } from '../../../platform/jobs/side-thread.ts';
import { NotReady } from '../port.ts';

/** What a work with papers throws, after it has passed from its thread. */
export function revivePaperFault({ name, message, field }: Failure): Error | undefined {
  if (field !== undefined) return new MissingValue(field);
  if (name === 'NotReady') return new NotReady(message);
  return name === 'RangeError' ? new RangeError(message) : undefined;
}

/** Works with whole papers, away from the thread that answers visitors. */
export const papersAside = aside(
  'draw-worker',
  async () => (await import('./paper-works.ts')).paperWorks,
  revivePaperFault,
);
