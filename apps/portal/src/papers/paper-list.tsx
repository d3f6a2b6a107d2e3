import type { ReactNode } from 'react';
import styles from './paper-card.module.css';

/** The cards of several documents. */
export function PaperList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
