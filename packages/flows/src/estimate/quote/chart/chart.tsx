import styles from './chart.module.css';

/** One line of a chart: its name, its value in words, and two lengths in the chart's own unit. */
export interface ChartLine {
  readonly name: string;
  readonly value: string;
  /** How far the bar reaches. */
  readonly length: number;
  /** How much of it is filled; all of it when absent. */
  readonly filled?: number;
  readonly kind: 'used' | 'saved' | 'money';
}

/** Bars of one unit on one scale, the longest as wide as the page; names and values are read out, bars are not. */
export function Chart({ lines }: { readonly lines: readonly ChartLine[] }) {
  const longest = Math.max(...lines.map(({ length }) => length), 1);
  return (
    <ul className={styles.chart}>
      {lines.map(({ name, value, length, filled = length, kind }) => (
        <li key={name} className={styles.line} data-kind={kind}>
          <span className={styles.name}>{name}</span> <span className={styles.value}>{value}</span>
          <span
            className={styles.bar}
            style={{ inlineSize: `${(100 * length) / longest}%` }}
            aria-hidden="true"
          >
            <span className={styles.filled} style={{ inlineSize: `${(100 * filled) / (length || 1)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
