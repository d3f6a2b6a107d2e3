import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useId } from 'react';
import { saveFile } from '../save-file.ts';
import { statisticsMessages as texts } from './messages.ts';
import styles from './statistics.module.css';

type Cell = string | number | null;

interface CountedTableProps {
  readonly title: string;
  readonly about?: string;
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Cell[])[];
  /** Which column the bars show; none: there are no bars. */
  readonly bars?: number;
  /** How the name of a row is shown; as it stands, unless said otherwise. */
  readonly name?: (cell: string) => string;
  /** How a number of a column is written; as a plain number, unless said otherwise. */
  readonly write?: (value: number, column: number) => string;
}

/** A table of numbers with a bar for each row, and the same as a file. */
export function CountedTable(props: CountedTableProps) {
  const { title, about, heads, rows } = props;
  const { say } = useLanguage();
  const id = useId();
  const file = `${title}.csv`.toLowerCase().replaceAll(' ', '-');
  return (
    <div className={styles.part}>
      <h2 id={id}>{title}</h2>
      {about && <p>{about}</p>}
      {rows.length === 0 ? (
        <p>{say(texts.nothing)}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys, too */}
          <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
            <table className={styles.table} aria-labelledby={id}>
              <Head {...props} />
              <Rows {...props} />
            </table>
          </section>
          <Button variant="link" onClick={() => saveFile(file, asCsv([heads, ...rows]))}>
            {say(texts.save_csv, { table: title })}
          </Button>
        </>
      )}
    </div>
  );
}

function Head({ heads, bars }: Pick<CountedTableProps, 'heads' | 'bars'>) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {bars !== undefined && <td aria-hidden="true" />}
      </tr>
    </thead>
  );
}

function Rows({ heads, rows, bars, name, write }: CountedTableProps) {
  const { locale } = useLanguage();
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const words = (cell: Cell | undefined, column: number) =>
    typeof cell === 'number' ? (write?.(cell, column) ?? numbers.format(cell)) : (cell ?? '–');
  const values = rows.map((row) => (bars === undefined ? 0 : Number(row[bars] ?? 0)));
  const largest = Math.max(1, ...values);
  return (
    <tbody>
      {rows.map((row, n) => (
        <tr key={String(row[0])}>
          <th scope="row">{name?.(String(row[0])) ?? words(row[0], 0)}</th>
          {row.slice(1).map((cell, i) => (
            <td key={heads[i + 1]}>{words(cell, i + 1)}</td>
          ))}
          {bars !== undefined && <Bar share={(values[n] ?? 0) / largest} />}
        </tr>
      ))}
    </tbody>
  );
}

/** For the eye alone: the number stands beside it. */
function Bar({ share }: { readonly share: number }) {
  return (
    <td aria-hidden="true" className={styles.bar}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="10" />
      </svg>
    </td>
  );
}

/** As spreadsheets of Polish offices read it; what stands in it are names of ours and numbers. */
function asCsv(rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell) =>
    typeof value === 'number' ? String(value).replace('.', ',') : `"${(value ?? '').replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
