import { assign, remind } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk, NotDone } from '../ask.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { useAct } from '../use-act.ts';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';

interface BulkBarProps {
  readonly partner: DeskPartner;
  readonly selected: ReadonlySet<string>;
  /** What was not done stays selected. */
  readonly onDone: (left: ReadonlySet<string>) => void;
}

/** What is done with several cases at once: case by case, each with its own row in the audit trail. */
export function BulkBar({ partner, selected, onDone }: BulkBarProps) {
  const { say, language } = useLanguage();
  const acting = useAct();
  const [report, setReport] = useState<{ done: number; failed: readonly (readonly [string, string])[] }>();
  const doAll = (one: (reference: string) => Promise<unknown>) =>
    acting.run(async () => {
      const failed: [string, string][] = [];
      for (const reference of selected) {
        await one(reference).catch((cause: unknown) => {
          if (!(cause instanceof NotDone) || cause.sentence === undefined || cause.status === 401)
            throw cause;
          failed.push([reference, cause.sentence]);
        });
      }
      setReport({ done: selected.size - failed.length, failed });
      onDone(new Set(failed.map(([reference]) => reference)));
    });
  const params = (reference: string) => ({ partner: partner.id, reference });
  const take = (to: 'me' | 'nobody') =>
    doAll((reference) => askDesk(language, assign, { params: params(reference), body: { to } }));
  const count = selected.size;
  return (
    <div className={styles.bulk}>
      {count > 0 && (
        <>
          <Button busy={acting.isBusy} onClick={() => take('me')}>
            {say(texts.take, { count })}
          </Button>
          <Button variant="secondary" busy={acting.isBusy} onClick={() => take('nobody')}>
            {say(texts.let_go)}
          </Button>
          <Button
            variant="secondary"
            busy={acting.isBusy}
            onClick={() => doAll((reference) => askDesk(language, remind, { params: params(reference) }))}
          >
            {say(texts.remind)}
          </Button>
        </>
      )}
      {acting.failure && <Notice tone="error">{acting.failure.sentence}</Notice>}
      {report && (
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
      )}
    </div>
  );
}
