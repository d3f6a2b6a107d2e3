import { type BulkJob, listBulkJobs } from '@ndp/contract/desk/bulk.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect } from 'react';
import { askDesk } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';

/** A job over many cases, and at which partner. */
export interface PartnerJob extends BulkJob {
  readonly partner: string;
}

/** How often a running job is looked at, ms. */
const everyMs = 1_000;

/** One’s own jobs at these partners, the newest first; read again while one of them runs. */
export function useBulkJobs(partners: readonly string[]) {
  const { language } = useLanguage();
  const { answer, failure, again } = useLoaded(`bulk ${partners.join(' ')}`, async () => {
    const lists = partners.map(async (partner): Promise<PartnerJob[]> => {
      const { jobs } = await askDesk(language, listBulkJobs, { params: { partner } });
      return jobs.map((job) => ({ ...job, partner }));
    });
    return (await Promise.all(lists)).flat();
  });
  const isRunning = answer?.some(({ ending }) => ending === null) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, is followed by the next look
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(again, everyMs);
    return () => clearTimeout(timer);
  }, [isRunning, again, answer, failure]);
  return { jobs: answer, failure, again };
}
