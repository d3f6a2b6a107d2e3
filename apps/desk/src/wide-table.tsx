import type { ReactNode } from 'react';
import styles from './inbox/inbox.module.css';

interface WideTableProps {
  readonly name: string;
  /** Head and body. */
  readonly children: ReactNode;
}

/** A table that is wider than a phone, and is then moved by keys, too. */
export function WideTable({ name, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: it stands in a section of the same name, and is no form
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={styles.table} aria-label={name}>
        {children}
      </table>
    </div>
  );
}
