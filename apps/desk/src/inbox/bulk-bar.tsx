import { assign, remind } from '@ndp/contract/desk/cases.ts';
import type { InboxAnswer } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import { HandOverForm } from './hand-over-form.tsx';
import styles from './inbox.module.css';
import type { InboxRow } from './inbox-row.ts';
import { inboxMessages as texts } from './messages.ts';
import { type Bulk, useBulk } from './use-bulk.ts';

interface BulkBarProps {
  readonly selected: readonly InboxRow[];
  /** To whom cases can be handed. */
  readonly colleagues: InboxAnswer['officers'];
  readonly onSelect: (rows: readonly InboxRow[]) => void;
  /** Every case of the view; undefined: it is empty. */
  readonly askAll: (() => Promise<readonly InboxRow[]>) | undefined;
  /** What was not done stays selected. */
  readonly onDone: (left: readonly InboxRow[]) => void;
}

interface BulkAction {
  readonly name: 'take' | 'let_go' | 'remind';
  readonly button: Message;
  /** What will happen, asked before it happens to several. */
  readonly question: Message;
}

const actions: readonly BulkAction[] = [
  { name: 'take', button: texts.take, question: texts.ask_take },
  { name: 'let_go', button: texts.let_go, question: texts.ask_let_go },
  { name: 'remind', button: texts.remind, question: texts.ask_remind },
];

/** What is done with several cases at once: case by case, each with its own row in the audit trail. */
export function BulkBar({ selected, colleagues, onSelect, askAll, onDone }: BulkBarProps) {
  const { say, language } = useLanguage();
  const bulk = useBulk(selected, onDone);
  const [chosen, setAsked] = useState<BulkAction>();
  const selecting = useAction();
  const count = selected.length;
  const doOne =
    (name: BulkAction['name']) =>
    ({ partner, reference }: InboxRow) => {
      const params = { partner, reference };
      if (name === 'remind') return askDesk(language, remind, { params });
      return askDesk(language, assign, { params, body: { to: name === 'take' ? 'me' : 'nobody' } });
    };
  const run = ({ name }: BulkAction) => {
    setAsked(undefined);
    void bulk.run(doOne(name));
  };
  return (
    <div className={count > 0 || bulk.report ? styles.bulk : styles.bulkEmpty}>
      {count > 0 && !bulk.progress && !chosen && (
        <Actions
          {...{ count, colleagues }}
          onAct={(action) => (count > 1 || action.name === 'remind' ? setAsked(action) : run(action))}
          onHandOver={bulk.run}
          onSelectNone={() => onSelect([])}
        />
      )}
      {chosen && count > 0 && (
        <Question action={chosen} count={count} onYes={() => run(chosen)} onNo={() => setAsked(undefined)} />
      )}
      {askAll && !chosen && !bulk.progress && (
        <Button
          variant="link"
          busy={selecting.isBusy}
          onClick={() => void selecting.run(async () => onSelect(await askAll()))}
        >
          {say(texts.select_all)}
        </Button>
      )}
      <Outcome bulk={bulk} />
      <Failure failure={bulk.failure ?? selecting.failure} />
    </div>
  );
}

interface ActionsProps extends Pick<BulkBarProps, 'colleagues'> {
  readonly count: number;
  readonly onAct: (action: BulkAction) => void;
  readonly onHandOver: Bulk['run'];
  readonly onSelectNone: () => void;
}

/** How many cases are selected, and what can be done with them. */
function Actions({ count, colleagues, onAct, onHandOver, onSelectNone }: ActionsProps) {
  const { say } = useLanguage();
  return (
    <>
      <b>{say(texts.selected, { count })}</b>
      {actions.map((action) => (
        <Button
          key={action.name}
          variant={action.name === 'take' ? 'primary' : 'secondary'}
          onClick={() => onAct(action)}
        >
          {say(action.button, { count })}
        </Button>
      ))}
      {colleagues.length > 0 && <HandOverForm officers={colleagues} count={count} doAll={onHandOver} />}
      <Button variant="link" onClick={onSelectNone}>
        {say(texts.select_none)}
      </Button>
    </>
  );
}

interface QuestionProps {
  readonly action: BulkAction;
  readonly count: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** What will happen to how many, before it does. */
function Question({ action, count, onYes, onNo }: QuestionProps) {
  const { say } = useLanguage();
  return (
    <div role="alertdialog" aria-label={say(action.question, { count })} className={styles.question}>
      <p>{say(action.question, { count })}</p>
      <Button onClick={onYes}>{say(texts.yes, { count })}</Button>
      <Button variant="quiet" onClick={onNo}>
        {say(texts.no)}
      </Button>
    </div>
  );
}

/** How far it is, with a way to stop it; then what was done, and what was not. */
function Outcome({ bulk: { progress, report, stop } }: { readonly bulk: Bulk }) {
  const { say } = useLanguage();
  if (progress)
    return (
      <>
        <span role="status">{say(texts.progress, progress)}</span>
        <progress value={progress.done} max={progress.all} aria-label={say(texts.progress, progress)} />
        <Button variant="secondary" onClick={stop}>
          {say(texts.stop)}
        </Button>
      </>
    );
  if (!report) return null;
  return (
    <Notice tone={report.failed.length > 0 ? 'warning' : 'success'} announce="status">
      <p>{say(texts.bulk_done, { done: report.done })}</p>
      {report.failed.length > 0 && (
        <ul>
          {report.failed.map(([reference, sentence]) => (
            <li key={reference}>
              {reference}: {sentence}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
