import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message, Messages } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect, useRef } from 'react';
import styles from './conflict-panel.module.css';
import { differences } from './differences.ts';
import { conflictMessages } from './messages.ts';

interface ConflictPanelProps {
  /** The labels of the section's fields, under their names on the wire. */
  readonly labels: Messages;
  readonly mine: object;
  readonly saved: object;
  readonly onKeepMine: () => void;
  readonly onTakeSaved: () => void;
  /** Words of its own, where nothing was saved yet. */
  readonly words?: Readonly<Record<'title' | 'explanation' | 'saved' | 'keepMine' | 'takeSaved', Message>>;
}

/** Two windows changed the same section: both values of each field, and the choice between them. */
export function ConflictPanel({ labels, mine, saved, onKeepMine, onTakeSaved, words }: ConflictPanelProps) {
  const texts = { ...conflictMessages, ...words };
  const { say } = useLanguage();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={say(texts.title)}>
      <Notice tone="warning" announce="alert" title={say(texts.title)}>
        <p>{say(texts.explanation)}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.field)}</th>
              <th scope="col">{say(texts.mine)}</th>
              <th scope="col">{say(texts.saved)}</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, saved).map(({ field, ...values }) => (
              <tr key={field}>
                <th scope="row">{say(labels[field] ?? { pl: field, en: field })}</th>
                <td>{values.mine || say(texts.empty)}</td>
                <td>{values.saved || say(texts.empty)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.actions}>
          <Button onClick={onKeepMine}>{say(texts.keepMine)}</Button>
          <Button variant="secondary" onClick={onTakeSaved}>
            {say(texts.takeSaved)}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
