import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { inWorker } from '../../../platform/jobs/side-thread.ts';
import { FileRefused } from '../refusals.ts';

/** Looks at files that were sent, away from the thread that answers visitors. */
export const filesAside = inWorker(
  'inspect-worker',
  async () => (await import('./file-works.ts')).fileWorks,
  {
    revive: ({ problem }) => (problem === undefined ? undefined : new FileRefused(problem as FileProblem)),
  },
);
