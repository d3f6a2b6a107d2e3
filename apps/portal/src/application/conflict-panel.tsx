import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message, Messages } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useEffect, useRef } from 'react';
import styles from './conflict-panel.module.css';
import { differences } from './differences.ts';
import { conflictMessages } from './messages.ts';
import { choiceFields } from './plain-fields.ts';

interface ConflictPanelProps {
  /** The labels of the section's fields, under their names on the wire. */
  readonly labels: Messages;
  readonly mine: object;
  readonly saved: object;
  /** What one’s own goes over, and which number of it, as the form around the panel tells it without script. */
  readonly over?: { readonly of: 'saved' | 'typed'; readonly number: number };
  readonly onKeepMine: () => void;
  readonly onTakeSaved: () => void;
  /** Words of its own, where nothing was saved yet. */
  readonly words?: Readonly<Record<'title' | 'explanation' | 'saved' | 'keepMine' | 'takeSaved', Message>>;
}

/** Two windows changed the same section: both values of each field, and the choice between them. */
export function ConflictPanel({ labels, mine, saved, words, ...props }: ConflictPanelProps) {
  const texts = { ...conflictMessages, ...words };
  const { of = 'saved', number = 0 } = props.over ?? {};
  const type = useLive() ? 'button' : 'submit';
  const { say } = useLanguage();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the browser itself reads it out first
    <section ref={place} tabIndex={-1} aria-label={say(texts.title)} autoFocus>
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
          <Button type={type} name={choiceFields[of]} value={String(number)} onClick={props.onKeepMine}>
            {say(texts.keepMine)}
          </Button>
          <Button
            type={type}
            name={choiceFields.other}
            value={of}
            variant="secondary"
            onClick={props.onTakeSaved}
          >
            {say(texts.takeSaved)}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
