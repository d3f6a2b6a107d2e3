import type { BulkAction } from '@ndp/contract/desk/bulk.ts';
import type { InboxAnswer } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { pagePath } from '../address.ts';
import { EndedJob, Refusals, RunningJob } from '../bulk/bulk-job.tsx';
import { bulkMessages } from '../bulk/messages.ts';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import { Question } from './bulk-question.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import styles from './inbox.module.css';
import type { InboxRow } from './inbox-row.ts';
import { LabelCases } from './label-cases.tsx';
import { inboxMessages as texts } from './messages.ts';
import { SnoozeCases } from './snooze-cases.tsx';
import { useBulk } from './use-bulk.ts';

interface BulkBarProps {
  readonly partners: readonly string[];
  readonly selected: readonly InboxRow[];
  /** To whom cases can be handed. */
  readonly colleagues: InboxAnswer['officers'];
  /** Which labels can be put on them. */
  readonly labels: InboxAnswer['labels'];
  readonly onSelect: (rows: readonly InboxRow[]) => void;
  /** Every case of the view; undefined: it is empty. */
  readonly askAll: (() => Promise<readonly InboxRow[]>) | undefined;
  /** A job that was begun here has ended. */
  readonly onEnded: () => void;
}

/** What is done with several cases at once: the server works it off, and the bar shows how far it is. */
export function BulkBar({ partners, selected, colleagues, labels, onSelect, askAll, onEnded }: BulkBarProps) {
  const { say } = useLanguage();
  const bulk = useBulk({ partners, selected, onEnded, onBegun: () => onSelect([]) });
  const selecting = useAction();
  const { jobs, running, ended, question } = bulk;
  const count = selected.length;
  const [partner] = partners;
  return (
    <div className={count + running.length + ended.length > 0 ? styles.bulk : styles.bulkEmpty}>
      {count > 0 && !question && (
        <Actions
          {...{ count, colleagues, labels }}
          isBusy={bulk.isBusy}
          onAct={(name) => void (count > 1 || name === 'remind' ? bulk.ask(name) : bulk.beginOne(name))}
          onHandOver={bulk.handOver}
          onSnooze={bulk.snooze}
          onLabel={bulk.label}
          onSelectNone={() => onSelect([])}
        />
      )}
      {question && count > 0 && (
        <Question question={question} isBusy={bulk.isBusy} onYes={bulk.accept} onNo={bulk.decline} />
      )}
      {askAll && !question && (
        <Button
          variant="link"
          busy={selecting.isBusy}
          onClick={() => void selecting.run(async () => onSelect(await askAll()))}
        >
          {say(texts.select_all)}
        </Button>
      )}
      <Jobs {...{ running, ended }} onStopped={bulk.again} />
      {jobs.length > 0 && partners.length === 1 && partner !== undefined && (
        <Link to={pagePath(partner, 'bulk')}>{say(bulkMessages.title)}</Link>
      )}
      <Failure failure={bulk.failure ?? selecting.failure} />
    </div>
  );
}

interface ActionsProps extends Pick<BulkBarProps, 'colleagues' | 'labels'> {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onAct: (name: BulkAction) => void;
  readonly onHandOver: ReturnType<typeof useBulk>['handOver'];
  readonly onSnooze: ReturnType<typeof useBulk>['snooze'];
  readonly onLabel: ReturnType<typeof useBulk>['label'];
  readonly onSelectNone: () => void;
}

const buttons: readonly (readonly [Exclude<BulkAction, 'hand_over' | 'snooze' | 'label'>, Message])[] = [
  ['take', texts.take],
  ['let_go', texts.let_go],
  ['remind', texts.remind],
];

/** How many cases are selected, and what can be done with them. */
function Actions({ count, colleagues, labels, isBusy, onAct, ...on }: ActionsProps) {
  const { say } = useLanguage();
  return (
    <>
      <b>{say(texts.selected, { count })}</b>
      {buttons.map(([name, button]) => (
        <Button
          key={name}
          variant={name === 'take' ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => onAct(name)}
        >
          {say(button, { count })}
        </Button>
      ))}
      <SnoozeCases count={count} onSnooze={on.onSnooze} />
      {labels.length > 0 && <LabelCases {...{ count, labels }} onLabel={on.onLabel} />}
      {colleagues.length > 0 && (
        <HandOverForm officers={colleagues} count={count} onHandOver={on.onHandOver} />
      )}
      <Button variant="link" onClick={on.onSelectNone}>
        {say(texts.select_none)}
      </Button>
    </>
  );
}

interface JobsProps extends Pick<ReturnType<typeof useBulk>, 'running' | 'ended'> {
  readonly onStopped: () => void;
}

/** The jobs under way, wherever they were begun, and how those begun here have ended. */
function Jobs({ running, ended, onStopped }: JobsProps) {
  const { say } = useLanguage();
  return (
    <>
      {running.map((job) => (
        <RunningJob key={job.id} job={job} onStopped={onStopped} />
      ))}
      {running.length > 0 && <span role="status">{say(bulkMessages.goes_on)}</span>}
      {ended.map((job) => (
        <Notice
          key={job.id}
          tone={job.ending === 'done' && job.refused === 0 ? 'success' : 'warning'}
          announce="status"
        >
          <EndedJob job={job} />
          {job.refused > 0 && <Refusals job={job} />}
        </Notice>
      ))}
    </>
  );
}
