import { inWorker } from '../../../platform/jobs/side-thread.ts';
import type { OwnSignatureReading } from './own-signature-reading.ts';
import type { ReturnedFile } from './read-own-signature.ts';

/** How long one file may take, ms. */
const mostMs = 20_000;

const jobs = inWorker(
  'own-signature-worker',
  async () => (await import('./own-signature-jobs.ts')).ownSignatureJobs,
  {
    mostMs,
  },
);

/** Reads a file that came back on a thread of its own; one that takes too long, or breaks the thread, is broken. */
export async function readOwnInWorker(returned: ReturnedFile): Promise<OwnSignatureReading> {
  return jobs.readOwnSignature(returned).catch(() => ({ fault: 'broken' }));
}
