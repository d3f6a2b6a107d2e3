import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import type { ReactNode } from 'react';
import styles from './inbox/inbox.module.css';

interface WideTableProps {
  readonly name: string;
  /** What stands over each column; false: nothing, for there is no such column now. */
  readonly heads: readonly (Message | false)[];
  /** Those of the heads under which numbers stand. */
  readonly numbers?: readonly Message[];
  /** Its few columns fit on a phone: words go over several lines. */
  readonly isNarrow?: boolean;
  /** It is no wider than what stands in it. */
  readonly isTight?: boolean;
  readonly children: ReactNode;
}

/** A table that is wider than a phone, and is then moved by keys, too. */
export function WideTable({ name, heads, numbers = [], isNarrow, isTight, children }: WideTableProps) {
  const { say } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: it stands in a section of the same name, and is no form
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table
        className={`${styles.table} ${isNarrow ? styles.narrow : ''} ${isTight ? styles.tight : ''}`}
        aria-label={name}
      >
        <thead>
          <tr>
            {heads.map(
              (head) =>
                head && (
                  <th
                    scope="col"
                    key={head.en}
                    className={numbers.includes(head) ? styles.number : undefined}
                  >
                    {say(head)}
                  </th>
                ),
            )}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
