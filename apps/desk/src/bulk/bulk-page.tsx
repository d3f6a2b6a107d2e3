import { useLanguage } from '@ndp/flows/language.tsx';
import { useFold } from '@ndp/ui/use-fold.ts';
import { viewPath } from '../address.ts';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { shortMoment } from '../short-moment.ts';
import styles from './bulk.module.css';
import { EndedJob, Refusals, RunningJob } from './bulk-job.tsx';
import { bulkMessages as texts } from './messages.ts';
import { type PartnerJob, useBulkJobs } from './use-bulk-jobs.ts';

/** One’s own jobs over many cases at a partner: those under way, and how the others ended. */
export function BulkPage({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const { jobs, failure, again } = useBulkJobs([partner.id]);
  return (
    <>
      <h1>{say(texts.title)}</h1>
      <p>{say(texts.intro)}</p>
      <p>
        <Link to={viewPath(partner.id)}>{say(texts.to_list)}</Link>
      </p>
      <Failure failure={failure} onAgain={again} />
      {jobs?.length === 0 && <p>{say(texts.none)}</p>}
      <ul className={styles.jobs}>
        {jobs?.map((job) => (
          <li key={job.id} className={styles.job}>
            <Job job={job} onStopped={again} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Job({ job, onStopped }: { readonly job: PartnerJob; readonly onStopped: () => void }) {
  const { say, locale } = useLanguage();
  const { isOpen, fold } = useFold();
  return (
    <>
      {job.ending === null ? <RunningJob job={job} onStopped={onStopped} /> : <EndedJob job={job} />}
      <span className={styles.soft}>{say(texts.begun, { moment: shortMoment(job.made_at, locale) })}</span>
      {job.refused > 0 && (
        <details {...fold}>
          <summary>{say(texts.not_done, { count: job.refused })}</summary>
          {isOpen && <Refusals job={job} />}
        </details>
      )}
    </>
  );
}
