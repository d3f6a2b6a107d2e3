import { useLanguage } from '@ndp/flows/language.tsx';
import type { ReactNode } from 'react';
import { shortMoment } from '../short-moment.ts';
import styles from './case.module.css';

interface Said {
  readonly n: number;
  readonly text: string;
  readonly at: string;
  readonly who: string | null;
  /** What goes with it. */
  readonly more?: ReactNode;
}

/** What people wrote of a case, one after the other, by whom and when. */
export function SaidList({ said }: { readonly said: readonly Said[] }) {
  const { locale } = useLanguage();
  return (
    <ol className={styles.records}>
      {said.map(({ n, text, at, who, more }) => (
        <li key={n}>
          <b>{who}</b> <span className={styles.soft}>{shortMoment(at, locale)}</span>
          <blockquote className={styles.reason}>{text}</blockquote>
          {more}
        </li>
      ))}
    </ol>
  );
}
