import { type ReactNode, useRef } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  readonly title: ReactNode;
  /** Whether it unfolds by itself; folding it again is its visitor's. */
  readonly isOpen?: boolean;
  /** Of what it holds: a link to it unfolds it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** More for those who want it, folded away for everyone else. */
export function Details({ title, isOpen = false, id, children }: DetailsProps) {
  const isUnfolded = useRef(isOpen);
  isUnfolded.current ||= isOpen;
  return (
    <details className={styles.details} open={isUnfolded.current}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body} id={id} tabIndex={id === undefined ? undefined : -1}>
        {children}
      </div>
    </details>
  );
}
