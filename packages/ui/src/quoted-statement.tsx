import type { ReactNode } from 'react';
import styles from './quoted-statement.module.css';

interface QuotedStatementProps {
  /** What kind of sentence it is. */
  readonly caption: ReactNode;
  /** The language of the sentence, where it differs from the page's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A sentence somebody agrees to, word for word. */
export function QuotedStatement({ caption, lang, children }: QuotedStatementProps) {
  return (
    <figure className={styles.statement}>
      <figcaption>{caption}</figcaption>
      <blockquote lang={lang}>{children}</blockquote>
    </figure>
  );
}
