import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { useAddress } from '../address.ts';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CaseTable } from './case-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { Filters } from './filters.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import { OwnViews } from './own-views.tsx';
import { Tabs } from './tabs.tsx';
import { useCases } from './use-cases.ts';
import { useOwnInbox } from './use-own-inbox.ts';

const none: ReadonlySet<string> = new Set();

/** The cases of a partner: found, filtered, and worked on several at once. */
export function InboxPage({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const { own, keep, failure: ownFailure } = useOwnInbox(partner.id);
  const { waiting, countAgain } = useWaiting();
  const isOpened = own?.columns.some((column) => column === 'applicant' || column === 'municipality');
  const { cases, failure, next, showMore, askAll, isBusy, again } = useCases(partner.id, isOpened === true);
  const { search } = useAddress();
  // What is selected belongs to its view: nothing is done with cases that are not on the page.
  const [selection, setSelection] = useState({ search, selected: none });
  const selected = selection.search === search ? selection.selected : none;
  const setSelected = (chosen: ReadonlySet<string>) => setSelection({ search, selected: chosen });
  const toggle = (reference: string) => {
    const changed = new Set(selected);
    if (!changed.delete(reference)) changed.add(reference);
    setSelected(changed);
  };
  const onDone = (left: ReadonlySet<string>) => {
    setSelected(left);
    again();
    countAgain();
  };
  const mayAssign = partner.acts.includes('assign');
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <Tabs counts={waiting?.cases} views={own?.views ?? []} />
      <Filters own={own} />
      {own && <OwnViews own={own} keep={keep} />}
      <Failure failure={ownFailure} />
      <Failure failure={failure} onAgain={again} />
      {mayAssign && (
        <BulkBar
          partner={partner}
          selected={selected}
          officers={own?.officers ?? []}
          onSelect={setSelected}
          askAll={cases && cases.length > 0 ? askAll : undefined}
          onDone={onDone}
        />
      )}
      {cases && (
        <>
          <div className={styles.line}>
            <p role="status">{say(texts.shown, { count: cases.length })}</p>
            {cases.length > 0 && <ExportButtons partner={partner.id} />}
          </div>
          {cases.length > 0 && own && (
            <>
              <CaseTable
                partner={partner.id}
                cases={cases}
                columns={own.columns}
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
