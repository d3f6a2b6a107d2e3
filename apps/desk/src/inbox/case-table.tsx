import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import type { Column } from '@ndp/contract/desk/inbox.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { KeyboardEvent } from 'react';
import { casePath } from '../address.ts';
import { Link } from '../link.tsx';
import styles from './inbox.module.css';
import { columnMessages, inboxMessages as texts } from './messages.ts';

interface CaseTableProps {
  readonly partner: string;
  readonly cases: readonly CaseRow[];
  readonly columns: readonly Column[];
  /** Undefined: nothing can be done with several at once. */
  readonly selection: Selection | undefined;
}

type Words = ReturnType<typeof useLanguage>;

export interface Selection {
  readonly has: (reference: string) => boolean;
  readonly toggle: (reference: string) => void;
}

/** Moves between the links of rows; only while the focus is in the table, so that no letter is taken from anybody. */
function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === '/') {
    event.preventDefault();
    document.getElementById('field-find')?.focus();
  }
  const row = (event.target as HTMLElement).closest('tr');
  const isOn = event.key === 'j' || event.key === 'ArrowDown';
  const isBack = event.key === 'k' || event.key === 'ArrowUp';
  if (isOn || isBack) {
    event.preventDefault();
    (isOn ? row?.nextElementSibling : row?.previousElementSibling)?.querySelector('a')?.focus();
  }
  if (event.key === 'x') row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** What stands in a column of a row. */
function cellOf(column: Column, row: CaseRow, { say, language, locale }: Words) {
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' });
  const { assignee } = row;
  const cells = {
    status: () => row.standing,
    due: () => row.due_on && day(`${row.due_on}T12:00:00Z`),
    since: () => day(row.since),
    building: () => row.building,
    amount: () => row.amount !== null && formatPln(row.amount, language),
    officer: () => assignee && (assignee.is_me ? say(texts.me) : assignee.name),
    flags: () => row.flags.join(', '),
    program: () => row.program,
    applicant: () => row.applicant,
    municipality: () => row.municipality,
  } as const satisfies Record<Column, () => unknown>;
  return cells[column]() || '–';
}

const classes: Readonly<Partial<Record<Column, string | undefined>>> = {
  amount: styles.number,
  due: styles.day,
  since: styles.day,
};

/** Cases as rows of a plain table; every number is a real link. */
export function CaseTable({ partner, cases, columns, selection }: CaseTableProps) {
  const words = useLanguage();
  const { say } = words;
  return (
    <section className={styles.scroll} aria-label={say(texts.table)}>
      <table className={styles.table} aria-label={say(texts.table)} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {selection && <th scope="col">{say(texts.selection)}</th>}
            <th scope="col">{say(texts.number)}</th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes[column]}
                aria-sort={column === 'due' ? 'ascending' : undefined}
              >
                {say(columnMessages[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((row) => (
            <tr key={row.reference}>
              {selection && (
                <td>
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={say(texts.select, { reference: row.reference })}
                    checked={selection.has(row.reference)}
                    onChange={() => selection.toggle(row.reference)}
                  />
                </td>
              )}
              <th scope="row">
                <Link to={casePath(partner, row.reference)}>{row.reference}</Link>
              </th>
              {columns.map((column) => (
                <td key={column} className={classes[column]}>
                  {cellOf(column, row, words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
