import type { InboxAnswer } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { useLayoutEffect, useState } from 'react';
import { pagePath, useAddress } from '../address.ts';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import { Menu } from '../page/menu.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CaseTable } from './case-table.tsx';
import { DayLinks } from './day-links.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { Filters } from './filters.tsx';
import styles from './inbox.module.css';
import { type InboxRow, rowId } from './inbox-row.ts';
import { inboxMessages as texts } from './messages.ts';
import { OwnViews } from './own-views.tsx';
import { standInMessages } from './stand-in-messages.ts';
import { Tabs } from './tabs.tsx';
import { useCases, useFilter } from './use-cases.ts';
import { useOwnInbox } from './use-own-inbox.ts';
import { useRowKeys } from './use-row-keys.ts';

const none: ReadonlyMap<string, InboxRow> = new Map();

/** The cases of one partner or of several: found, filtered, and worked on several at once. */
export function InboxPage({ partners }: { readonly partners: readonly DeskPartner[] }) {
  const { say } = useLanguage();
  const [partner] = partners;
  if (!partner) return <h1>{say(deskMessages.no_such_page)}</h1>;
  return <Inbox partners={partners} first={partner} />;
}

interface InboxProps {
  readonly partners: readonly DeskPartner[];
  /** Whose columns and views are used. */
  readonly first: DeskPartner;
}

function Inbox({ partners, first }: InboxProps) {
  const { say } = useLanguage();
  const isTogether = partners.length > 1;
  const inbox = useOwnInbox(first.id);
  const { own } = inbox;
  const { waiting } = useWaiting();
  const cases = useCases({ partners: partners.map(({ id }) => id), ...shownOf(own?.columns) });
  const selection = useSelection(cases.again);
  useReturn(cases);
  const mayAssign = partners.every(({ acts }) => acts.includes('assign'));
  useRowKeys({ rows: cases.rows ?? [], toggle: mayAssign ? selection.toggle : undefined });
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {isTogether ? say(texts.title_all) : say(texts.title, { partner: first.title })}
        </h1>
        <Tabs counts={isTogether ? undefined : waiting?.cases} own={isTogether ? undefined : own} />
      </div>
      <Tools partner={isTogether ? undefined : first} inbox={inbox} />
      <Failure failure={inbox.failure} />
      <StandsIn inFor={own?.stands_in_for} at={isTogether ? first : undefined} />
      {partners.slice(1).map((partner) => (
        <StandsInAt key={partner.id} partner={partner} />
      ))}
      <DayLinks partner={first} />
      <FoundNothing failure={cases.failure} onAgain={cases.again} />
      <List partners={partners} own={own} cases={cases} selection={mayAssign ? selection : undefined} />
      {mayAssign && (
        <BulkBar
          partners={partners.map(({ id }) => id)}
          selected={[...selection.selected.values()]}
          colleagues={
            isTogether ? [] : (own?.officers ?? []).filter(({ is_officer, is_me }) => is_officer && !is_me)
          }
          labels={isTogether ? [] : (own?.labels ?? []).filter(({ is_retired }) => !is_retired)}
          onSelect={selection.select}
          askAll={cases.rows && cases.rows.length > 0 && !cases.isLate ? cases.askAll : undefined}
          onEnded={selection.onEnded}
        />
      )}
    </>
  );
}

interface StandsInProps {
  readonly inFor: InboxAnswer['stands_in_for'] | undefined;
  /** At which partner, where the list is of several. */
  readonly at: DeskPartner | undefined;
}

/** For whom one stands in today at another partner of the list. */
function StandsInAt({ partner }: { readonly partner: DeskPartner }) {
  return <StandsIn inFor={useOwnInbox(partner.id).own?.stands_in_for} at={partner} />;
}

/** For whom one stands in today. */
function StandsIn({ inFor = [], at }: StandsInProps) {
  const { say, language } = useLanguage();
  return inFor.map(({ name, until }) => (
    <p key={name} className={styles.hint}>
      {at && `${at.title}: `}
      {say(standInMessages.today, { name, day: formatDate(until, language) })}
    </p>
  ));
}

interface ToolsProps {
  /** Undefined: the list is of several. */
  readonly partner: DeskPartner | undefined;
  readonly inbox: ReturnType<typeof useOwnInbox>;
}

/** What the list is of, how it is shown, and the same as a file. */
function Tools({ partner, inbox: { own, save } }: ToolsProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <Filters own={partner === undefined ? undefined : own} />
        <div className={styles.side}>
          {own && <OwnViews own={own} save={save} />}
          {partner?.acts.includes('enter-paper') && (
            <Link to={pagePath(partner.id, 'paper')} className={buttonClass('secondary')}>
              {say(deskMessages.paper)}
            </Link>
          )}
          {partner !== undefined && (
            <Menu label={say(texts.download)}>
              <ExportButtons partner={partner.id} />
            </Menu>
          )}
        </div>
      </div>
    </div>
  );
}

/** Names and addresses are opened where a column shows them; nothing is asked before that is known. */
function shownOf(columns: readonly string[] | undefined) {
  return {
    isOpened: columns?.some((column) => ['applicant', 'municipality', 'place'].includes(column)) === true,
    isReady: columns !== undefined,
  };
}

type Cases = ReturnType<typeof useCases>;
type Selecting = ReturnType<typeof useSelection>;

interface ListProps {
  readonly partners: readonly DeskPartner[];
  readonly own: ReturnType<typeof useOwnInbox>['own'];
  readonly cases: Cases;
  readonly selection: Selecting | undefined;
}

function List({ partners, own, cases, selection }: ListProps) {
  const { say } = useLanguage();
  const { rows, isLate } = cases;
  const filter = useFilter();
  if (!rows || !own) return cases.failure ? null : <p role="status">{say(deskMessages.loading)}</p>;
  return (
    <div aria-busy={isLate} className={isLate ? styles.late : undefined}>
      <p role="status" className={rows.length > 0 ? 'visually-hidden' : styles.empty}>
        {isLate
          ? say(deskMessages.loading)
          : rows.length === 0 && filter.day
            ? say(texts.day_empty)
            : say(texts.shown, { count: rows.length })}
      </p>
      {rows.length === 0 && !isLate && partners[0] && (
        <p className={styles.hint}>
          <Link to={pagePath(partners[0].id, 'first-steps')}>{say(deskMessages['first-steps'])}</Link>
        </p>
      )}
      {rows.length > 0 && (
        <CaseTable
          rows={rows}
          columns={own.columns}
          partners={partners.length > 1 ? new Map(partners.map(({ id, title }) => [id, title])) : undefined}
          selection={selection}
          onOpen={(row) => cases.leaveAt({ opened: rowId(row), scrollY: window.scrollY })}
        />
      )}
      {cases.hasMore && (
        <Button variant="secondary" busy={cases.isBusy} onClick={cases.showMore}>
          {say(texts.more)}
        </Button>
      )}
    </div>
  );
}

/** A search that finds nothing yet is no failure: somebody still types. */
function FoundNothing({
  failure,
  onAgain,
}: {
  readonly failure: Cases['failure'];
  readonly onAgain: () => void;
}) {
  const { find } = useFilter();
  if (find && failure?.status === 409)
    return (
      <p role="status" className={styles.hint}>
        {failure.sentence}
      </p>
    );
  return <Failure failure={failure} onAgain={onAgain} />;
}

/** What is selected belongs to its view: nothing is done with cases that are not on the page. */
function useSelection(again: () => void) {
  const { search } = useAddress();
  const { countAgain } = useWaiting();
  const [{ of, selected: chosen }, setSelection] = useState({ of: search, selected: none });
  const selected = of === search ? chosen : none;
  const select = (rows: readonly InboxRow[]) =>
    setSelection({ of: search, selected: new Map(rows.map((row) => [rowId(row), row])) });
  return {
    selected,
    select,
    toggle: (row: InboxRow) => {
      const changed = new Map(selected);
      if (!changed.delete(rowId(row))) changed.set(rowId(row), row);
      setSelection({ of: search, selected: changed });
    },
    /** What a job has changed is read anew. */
    onEnded: () => {
      again();
      countAgain();
    },
  };
}

/** Whoever comes back finds the list where they left it, and the row they were at. */
function useReturn({ left, rows }: Cases): void {
  const [isBack, setBack] = useState(false);
  useLayoutEffect(() => {
    if (isBack || !rows) return;
    setBack(true);
    if (!left?.opened) return;
    document.getElementById(left.opened)?.querySelector('a')?.focus({ preventScroll: true });
    scrollTo(0, left.scrollY);
  }, [isBack, rows, left]);
}
