import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  readonly title: ReactNode;
  /** Whether it is unfolded when the page is written; from then on its visitor decides. */
  readonly isOpen?: boolean;
  /** Of what it holds: a link to it unfolds it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** More for those who want it, folded away for everyone else. */
export function Details({ title, isOpen = false, id, children }: DetailsProps) {
  return (
    <details className={styles.details} open={isOpen}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body} id={id} tabIndex={id === undefined ? undefined : -1}>
        {children}
      </div>
    </details>
  );
}
