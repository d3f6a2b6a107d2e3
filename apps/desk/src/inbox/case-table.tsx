import { type Column, type Sort, sorts } from '@ndp/contract/desk/inbox.ts';
import type { CaseLabel } from '@ndp/contract/desk/labels.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { ReactNode } from 'react';
import { casePath, goTo, useAddress } from '../address.ts';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { LabelTag } from '../page/label-tag.tsx';
import { opinionMessages } from '../page/opinion-messages.ts';
import { MoveTag, StatusTag, Tag } from '../page/tag.tsx';
import { DaysLeft } from './days-left-tag.tsx';
import styles from './inbox.module.css';
import { type InboxRow, rowId } from './inbox-row.ts';
import { columnMessages, inboxMessages as texts } from './messages.ts';
import { nameOfOfficer } from './name-of-officer.ts';
import { snoozeMessages } from './snooze-messages.ts';
import { useFilter } from './use-cases.ts';

interface CaseTableProps {
  readonly rows: readonly InboxRow[];
  readonly columns: readonly Column[];
  /** The partners’ names where the list is of several. */
  readonly partners: ReadonlyMap<string, string> | undefined;
  /** Undefined: nothing can be done with several at once. */
  readonly selection: Selection | undefined;
  readonly onOpen: (row: InboxRow) => void;
}

interface Selection {
  readonly selected: ReadonlyMap<string, InboxRow>;
  readonly toggle: (row: InboxRow) => void;
}

/** Cases as rows of one line each; every number is a real link. */
export function CaseTable({ rows, columns: chosen, partners, selection, onOpen }: CaseTableProps) {
  const { say } = useLanguage();
  // Where nothing has a label, their column takes no room.
  const columns = chosen.filter(
    (column) => column !== 'labels' || rows.some(({ labels }) => labels.length > 0),
  );
  return (
    <section className={styles.scroll} aria-label={say(texts.table)}>
      <table className={styles.cases} aria-label={say(texts.table)}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.select}>
                <span className="visually-hidden">{say(texts.selection)}</span>
              </th>
            )}
            <SortHead sort="number">{say(texts.number)}</SortHead>
            {partners && <th scope="col">{say(deskMessages.partner)}</th>}
            {columns.map((column) => (
              <ColumnHead key={column} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CaseRow key={rowId(row)} {...{ row, columns, partners, selection, onOpen }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CaseRowProps extends Omit<CaseTableProps, 'rows'> {
  readonly row: InboxRow;
}

function CaseRow({ row, columns, partners, selection, onOpen }: CaseRowProps) {
  const { say } = useLanguage();
  const { partner, reference } = row;
  return (
    <tr id={rowId(row)}>
      {selection && (
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={say(texts.select, { reference })}
            checked={selection.selected.has(rowId(row))}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      <th scope="row">
        <Link to={casePath(partner, reference)} onFollow={() => onOpen(row)}>
          {reference}
        </Link>
        <PhoneLines row={row} columns={columns} />
      </th>
      {partners && <td>{partners.get(partner)}</td>}
      {columns.map((column) => (
        <td key={column} className={classOf(column)} title={cutIn(row, column, say)}>
          <Cell column={column} row={row} />
        </td>
      ))}
    </tr>
  );
}

/** What a phone shows under the number, where the columns have no room: labels, who and where. */
function PhoneLines({ row, columns }: Pick<CaseRowProps, 'row' | 'columns'>) {
  const { applicant, place, labels, opinion } = row;
  const [label] = labels;
  return (
    <>
      {columns.includes('labels') && label && (
        <span className={styles.phoneLabel} title={labels.map(({ name }) => name).join(', ')}>
          <LabelTag label={label} isIcon />
        </span>
      )}
      {columns.includes('applicant') && <span className={styles.beneath}>{applicant}</span>}
      {opinion && (
        <span className={styles.beneath}>
          <OpinionTag opinion={opinion} />
        </span>
      )}
      {columns.includes('place') && (
        <span className={styles.phonePlace} title={place ?? undefined}>
          {place}
        </span>
      )}
    </>
  );
}

const classes: Readonly<Partial<Record<Column, string | undefined>>> = {
  amount: styles.number,
  due: styles.day,
  since: styles.day,
  applicant: styles.applicant,
  place: styles.place,
  officer: styles.officer,
};

/** What may be cut at the edge of a column, whole. */
function cutIn(
  { applicant, place, assignee }: InboxRow,
  column: Column,
  say: ReturnType<typeof useLanguage>['say'],
): string | undefined {
  if (column === 'applicant') return applicant ?? undefined;
  if (column === 'place') return place ?? undefined;
  return column === 'officer' && assignee ? nameOfOfficer(assignee, say) : undefined;
}

/** What is not seen on a phone. */
const essential: readonly Column[] = ['status', 'due'];

function classOf(column: Column): string {
  return `${classes[column] ?? ''} ${essential.includes(column) ? '' : styles.extra}`;
}

const sortOf = (column: Column): Sort | undefined => sorts.find((each) => each === column);

function ColumnHead({ column }: { readonly column: Column }) {
  const { say } = useLanguage();
  const sort = sortOf(column);
  const name = say(columnMessages[column]);
  if (sort)
    return (
      <SortHead sort={sort} className={classOf(column)}>
        {name}
      </SortHead>
    );
  return (
    <th scope="col" className={classOf(column)}>
      {name}
    </th>
  );
}

interface SortHeadProps {
  readonly sort: Sort;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The head of a column: a press sorts by it, another one the other way round. */
function SortHead({ sort, className, children }: SortHeadProps) {
  const { pathname } = useAddress();
  const { order, ...filter } = useFilter();
  const isUsual = filter.sort === undefined && !filter.day && sort === 'due';
  const isSorted = filter.sort === sort || isUsual;
  const isDown = isSorted && order === 'down';
  const turn = () => {
    const next = { ...filter, sort, ...(isSorted && !isDown ? { order: 'down' } : {}) };
    goTo(`${pathname}?${new URLSearchParams(next)}`, { replace: true });
  };
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={turn}>
        {children}
        <span aria-hidden="true">{isSorted ? (isDown ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
}

const shortDay = (day: string, locale: string) =>
  new Date(day).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** What stands in a column of a row. */
function Cell({ column, row }: { readonly column: Column; readonly row: InboxRow }) {
  const { say, language, locale } = useLanguage();
  const { assignee, status, standing, move, flags } = row;
  const cells: Readonly<Record<Column, () => ReactNode>> = {
    status: () => <StatusTag status={status}>{standing}</StatusTag>,
    move: () => (row.opinion ? <OpinionTag opinion={row.opinion} /> : move && <MoveTag party={move} />),
    due: () =>
      row.snoozed_until ? (
        <Tag tone="plain" icon="clock">
          {say(snoozeMessages.until_day, { day: shortDay(row.snoozed_until, locale) })}
        </Tag>
      ) : (
        <DaysLeft of={row} />
      ),
    since: () => new Date(row.since).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' }),
    building: () => row.building,
    amount: () => row.amount !== null && formatPln(row.amount, language),
    officer: () => assignee && nameOfOfficer(assignee, say),
    flags: () => flags.length > 0 && <Flags flags={flags} />,
    labels: () => row.labels.length > 0 && <Labels labels={row.labels} />,
    program: () => row.program,
    applicant: () => row.applicant,
    place: () => row.place,
    municipality: () => row.municipality,
  };
  return cells[column]() || '–';
}

/** The first label in its colour, and how many more; which, is read out and seen when pointed at. */
function Labels({ labels }: { readonly labels: readonly CaseLabel[] }) {
  const [first, ...more] = labels;
  if (!first) return null;
  return (
    <span className={styles.labelList} title={labels.map(({ name }) => name).join(', ')}>
      <LabelTag label={first} />
      {more.length > 0 && <span aria-hidden="true">+{more.length}</span>}
      <span className="visually-hidden">{more.map(({ name }) => `, ${name}`).join('')}</span>
    </span>
  );
}

/** What of an opinion the case waits for from whoever looks. */
function OpinionTag({ opinion }: { readonly opinion: NonNullable<InboxRow['opinion']> }) {
  const { say } = useLanguage();
  const isToGive = opinion === 'to_give';
  return (
    <Tag tone={isToGive ? 'warning' : 'info'} icon={isToGive ? 'pen' : 'eye'}>
      {say(opinionMessages[opinion])}
    </Tag>
  );
}

/** How many remarks a case has; which, is read out and seen when pointed at. */
function Flags({ flags }: { readonly flags: readonly string[] }) {
  const all = flags.join(', ');
  return (
    <span title={all}>
      <Tag tone="warning" icon="flag">
        <span aria-hidden="true">{flags.length}</span>
        <span className="visually-hidden">{all}</span>
      </Tag>
    </span>
  );
}
