import { assign } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAct } from '../use-act.ts';
import { CaseTable } from './case-table.tsx';
import { Filters } from './filters.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import { useCases } from './use-cases.ts';

/** The cases of a partner: found, filtered, and taken over by several at once. */
export function InboxPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { cases, failure, next, showMore, isBusy, again } = useCases(partner.id);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const taking = useAct();
  const toggle = (reference: string) => {
    const changed = new Set(selected);
    if (!changed.delete(reference)) changed.add(reference);
    setSelected(changed);
  };
  const take = () =>
    taking.run(async () => {
      for (const reference of selected) {
        await askDesk(language, assign, { params: { partner: partner.id, reference }, body: { to: 'me' } });
      }
      setSelected(new Set());
      again();
    });
  const mayAssign = partner.acts.includes('assign');
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <Filters />
      <Failure failure={failure} onAgain={again} />
      <Failure failure={taking.failure} />
      {cases && (
        <>
          <div className={styles.line}>
            <p role="status">{say(texts.shown, { count: cases.length })}</p>
            {selected.size > 0 && (
              <Button busy={taking.isBusy} onClick={take}>
                {say(texts.take, { count: selected.size })}
              </Button>
            )}
          </div>
          {cases.length > 0 && (
            <>
              <CaseTable
                partner={partner.id}
                cases={cases}
                selection={mayAssign ? { has: (reference) => selected.has(reference), toggle } : undefined}
              />
              <p className={styles.keys}>{say(texts.keys)}</p>
            </>
          )}
          {next && (
            <Button variant="secondary" busy={isBusy} onClick={showMore}>
              {say(texts.more)}
            </Button>
          )}
        </>
      )}
      {!cases && !failure && <p role="status">{say(deskMessages.loading)}</p>}
    </>
  );
}
