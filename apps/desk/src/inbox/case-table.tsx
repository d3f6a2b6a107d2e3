import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { KeyboardEvent } from 'react';
import { casePath } from '../address.ts';
import { Link } from '../link.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';

interface CaseTableProps {
  readonly partner: string;
  readonly cases: readonly CaseRow[];
  /** Undefined: nothing can be done with several at once. */
  readonly selection: Selection | undefined;
}

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
  const step = { j: 'nextElementSibling', k: 'previousElementSibling' } as const;
  const to = event.key === 'j' || event.key === 'k' ? row?.[step[event.key]] : undefined;
  to?.querySelector('a')?.focus();
  if (event.key === 'x') row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** Cases as rows of a plain table; every number is a real link. */
export function CaseTable({ partner, cases, selection }: CaseTableProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        aria-label={say(texts.title, { partner: partner })}
        onKeyDown={moveByKey}
      >
        <thead>
          <tr>
            {selection && <th scope="col">{say(texts.selection)}</th>}
            <th scope="col">{say(texts.number)}</th>
            <th scope="col">{say(texts.status)}</th>
            <th scope="col" aria-sort="ascending">
              {say(texts.due)}
            </th>
            <th scope="col">{say(texts.since)}</th>
            <th scope="col">{say(texts.building)}</th>
            <th scope="col" className={styles.number}>
              {say(texts.amount)}
            </th>
            <th scope="col">{say(texts.officer)}</th>
            <th scope="col">{say(texts.flags)}</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((row) => (
            <CaseLine key={row.reference} row={row} partner={partner} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CaseLineProps extends Pick<CaseTableProps, 'partner' | 'selection'> {
  readonly row: CaseRow;
}

function CaseLine({ row, partner, selection }: CaseLineProps) {
  const { say, language, locale } = useLanguage();
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' });
  const { reference, assignee } = row;
  return (
    <tr>
      {selection && (
        <td>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={say(texts.select, { reference })}
            checked={selection.has(reference)}
            onChange={() => selection.toggle(reference)}
          />
        </td>
      )}
      <th scope="row">
        <Link to={casePath(partner, reference)}>{reference}</Link>
      </th>
      <td>{row.standing}</td>
      <td className={styles.day}>{row.due_on ? day(`${row.due_on}T12:00:00Z`) : '–'}</td>
      <td className={styles.day}>{day(row.since)}</td>
      <td>{row.building ?? '–'}</td>
      <td className={styles.number}>{row.amount === null ? '–' : formatPln(row.amount, language)}</td>
      <td>{assignee ? (assignee.is_me ? say(texts.me) : assignee.name) : '–'}</td>
      <td>{row.flags.join(', ')}</td>
    </tr>
  );
}
