import { readBulkJob, stopBulkJob } from '@ndp/contract/desk/bulk.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { casePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './bulk.module.css';
import { bulkEndings, bulkNames, bulkMessages as texts } from './messages.ts';
import type { PartnerJob } from './use-bulk-jobs.ts';

interface RunningJobProps {
  readonly job: PartnerJob;
  /** It was stopped. */
  readonly onStopped: () => void;
}

/** How far a job is, with a way to stop it. */
export function RunningJob({ job, onStopped }: RunningJobProps) {
  const { say, language } = useLanguage();
  const stopping = useAction();
  const { id, partner, action, cases, done, refused } = job;
  const progress = say(texts.progress, { passed: done + refused, cases });
  const stop = async () => {
    const params = { partner, job: id };
    if (await stopping.run(() => askDesk(language, stopBulkJob, { params }))) onStopped();
  };
  return (
    <>
      <div className={styles.running}>
        <b>{say(bulkNames[action])}</b>
        <progress value={done + refused} max={cases} aria-label={say(bulkNames[action])} />
        <span>{progress}</span>
        {refused > 0 && <span>{say(texts.not_done, { count: refused })}</span>}
        <Button variant="secondary" busy={stopping.isBusy} onClick={() => void stop()}>
          {say(texts.stop)}
        </Button>
      </div>
      <Failure failure={stopping.failure} />
    </>
  );
}

/** How a job has ended, in words. */
export function EndedJob({ job }: { readonly job: PartnerJob }) {
  const { say } = useLanguage();
  const { action, ending, done, cases } = job;
  if (ending === null) return null;
  return (
    <p className={styles.ended}>
      <b>{say(bulkNames[action])}.</b> {say(bulkEndings[ending], { done, cases })}
    </p>
  );
}

/** The cases where it was not done, each with the reason and the way to it. */
export function Refusals({ job: { partner, id, refused } }: { readonly job: PartnerJob }) {
  const { say, language } = useLanguage();
  const { answer, failure, again } = useLoaded(`bulk job ${id} ${refused}`, () =>
    askDesk(language, readBulkJob, { params: { partner, job: id } }),
  );
  return (
    <>
      <Failure failure={failure} onAgain={again} />
      {answer && (
        <ul className={styles.refusals}>
          {answer.refusals.map(({ reference, sentence }) => (
            <li key={reference}>
              <Link to={casePath(partner, reference)}>{reference}</Link>: {sentence ?? say(texts.failed)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
