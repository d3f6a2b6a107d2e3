import { Breakable } from '@ndp/ui/breakable.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language.tsx';
import type { ToldRow } from '../../question.ts';
import styles from './check.module.css';
import { CoveredValue } from './covered-value.tsx';
import { checkMessages as messages } from './messages.ts';

/** Rows of a card that stand there before it is unfolded. */
const shownRows = 3;
/** Answers that are never folded away: behind a wrong address a stranger reads the documents. */
const neverFolded = ['second_first_name'];

interface AnswerCardProps<Row> {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly rows: readonly Row[];
  /** The way to change one answer. */
  readonly changeRow?: ((row: Row) => ReactNode) | undefined;
  /** The way to change all of it. */
  readonly changeAll?: ReactNode;
  /** Whether every row stands there from the beginning. */
  readonly isWhole?: boolean;
  readonly note?: ReactNode;
}

/** The answers of one part: the first three and what is never folded, and the others once it is unfolded. */
export function AnswerCard<Row extends ToldRow>(props: AnswerCardProps<Row>) {
  const { title, level = 2, rows, changeRow, changeAll, isWhole = false, note } = props;
  const { say } = useLanguage();
  const Heading = level === 2 ? 'h2' : 'h3';
  // A fold for a single row would be longer than the row.
  const count = isWhole || rows.length === shownRows + 1 ? rows.length : shownRows;
  const isShown = ({ field }: Row, index: number) => index < count || neverFolded.includes(field);
  const shown = rows.filter(isShown);
  const folded = rows.filter((row, index) => !isShown(row, index));
  return (
    <section className={styles.part}>
      <header className={styles.partHead}>
        <Heading>{title}</Heading>
        {changeAll}
      </header>
      {rows.length === 0 && <p className={styles.note}>{say(messages.missing)}</p>}
      <Rows rows={shown} changeRow={changeRow} />
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary aria-label={say(messages.more_label, { count: folded.length, title })}>
            {say(messages.more, { count: folded.length })}
          </summary>
          <Rows rows={folded} changeRow={changeRow} />
        </details>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function Rows<Row extends ToldRow>({ rows, changeRow }: Pick<AnswerCardProps<Row>, 'rows' | 'changeRow'>) {
  const { say } = useLanguage();
  if (rows.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {rows.map((row) => {
        const label = say(row.label);
        const isCovered = row.full !== undefined && row.full !== row.value;
        return (
          <div key={row.field} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {isCovered ? (
                <CoveredValue label={label} covered={row.value} full={row.full ?? ''} />
              ) : (
                <Breakable text={row.value} />
              )}
            </dd>
            {changeRow && <dd className={`${styles.change} no-print`}>{changeRow(row)}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
