import { assign, remind } from '@ndp/contract/desk/cases.ts';
import type { InboxAnswer } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk, NotDone } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAct } from '../use-act.ts';
import { HandOverForm } from './hand-over-form.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';

interface BulkBarProps {
  readonly partner: DeskPartner;
  readonly selected: ReadonlySet<string>;
  /** To whom cases can be handed. */
  readonly officers: InboxAnswer['officers'];
  /** Selects every case of the view, or none any more. */
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Undefined: the view is empty. */
  readonly askAll: (() => Promise<readonly string[]>) | undefined;
  /** What was not done stays selected. */
  readonly onDone: (left: ReadonlySet<string>) => void;
}

/** What is done with several cases at once: case by case, each with its own row in the audit trail. */
export function BulkBar({ partner, selected, officers, onSelect, askAll, onDone }: BulkBarProps) {
  const { say, language } = useLanguage();
  const acting = useAct();
  const [report, setReport] = useState<{ done: number; failed: readonly (readonly [string, string])[] }>();
  const doAll = (one: (reference: string, n: number) => Promise<unknown>) =>
    acting.run(async () => {
      const failed: [string, string][] = [];
      const left = new Set(selected);
      const tell = () => {
        setReport({ done: selected.size - left.size, failed });
        onDone(left);
      };
      for (const [n, reference] of [...selected].entries()) {
        await one(reference, n).then(
          () => left.delete(reference),
          (cause: unknown) => {
            if (cause instanceof NotDone && cause.sentence !== undefined && cause.status !== 401) {
              failed.push([reference, cause.sentence]);
              return;
            }
            tell();
            throw cause;
          },
        );
      }
      tell();
    });
  const params = (reference: string) => ({ partner: partner.id, reference });
  const take = (to: 'me' | 'nobody') =>
    doAll((reference) => askDesk(language, assign, { params: params(reference), body: { to } }));
  const count = selected.size;
  const colleagues = officers.filter(({ is_me, is_officer }) => is_officer && !is_me);
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
            {say(texts.remind, { count })}
          </Button>
          <Button variant="link" onClick={() => onSelect(new Set())}>
            {say(texts.select_none)}
          </Button>
        </>
      )}
      {askAll && (
        <Button
          variant="link"
          busy={acting.isBusy}
          onClick={() => void acting.run(async () => onSelect(new Set(await askAll())))}
        >
          {say(texts.select_all)}
        </Button>
      )}
      {count > 0 && colleagues.length > 0 && (
        <HandOverForm partner={partner.id} officers={colleagues} {...{ count, acting, doAll }} />
      )}
      <Failure failure={acting.failure} />
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
