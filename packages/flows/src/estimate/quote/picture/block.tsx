import type { ReactNode } from 'react';
import styles from './picture.module.css';
import type { Bar } from './widths.ts';

interface BlockProps {
  readonly name: string;
  readonly value: string;
  readonly bar: Bar;
  /** Energy that is used, energy that is saved, or money. */
  readonly kind: 'used' | 'saved' | 'money';
  readonly children: ReactNode;
}

/** One step of the picture: its name, its value, a bar in proportion, and more words for those who open it. */
export function Block({ name, value, bar, kind, children }: BlockProps) {
  return (
    <li className={styles.block} data-kind={kind}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.flow} style={{ inlineSize: `${bar.full}%` }} aria-hidden="true" />
          <span className={styles.name}>{name}</span> <span className={styles.value}>{value}</span>
          <span className={styles.row} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${bar.full}%` }}>
              <span
                className={styles.filled}
                style={{ inlineSize: `${bar.full > 0 ? (100 * bar.filled) / bar.full : 0}%` }}
              />
            </span>
          </span>
        </summary>
        <div className={styles.words}>{children}</div>
      </details>
    </li>
  );
}
