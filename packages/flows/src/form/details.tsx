import type { ReactNode } from 'react';
import styles from './details.module.css';

/** More help for those who want it, folded away for everyone else. */
export function Details({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
