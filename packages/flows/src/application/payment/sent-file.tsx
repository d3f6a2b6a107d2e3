import { Button } from '@ndp/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { formatMoment } from '../moment.ts';
import { formatBytes } from './file-size.ts';
import { paymentMessages as messages } from './messages.ts';
import styles from './sent-file.module.css';

/** A document as the application's link shows it. */
export interface SentDocument {
  readonly id: string;
  readonly kind: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly media_type: string;
  /** ISO 8601. */
  readonly uploaded_at: string;
}

interface SentFileProps {
  readonly document: SentDocument;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A file that was sent: its name and size, the way to look at it again, and the way to take it back. */
export function SentFile({ document, onOpen, onRemove }: SentFileProps) {
  const { say, language } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const asking = useRef<HTMLButtonElement>(null);
  const name = document.file_name;

  function keep() {
    setAsked(false);
    // The button is back only after this render.
    setTimeout(() => asking.current?.focus());
  }

  return (
    <li className={styles.file}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        {formatBytes(document.bytes, language)}, {formatMoment(document.uploaded_at, language)}
      </p>
      {isAsked ? (
        <RemovalQuestion name={name} onRemove={onRemove} onKeep={keep} />
      ) : (
        <p className={styles.ways}>
          <Button variant="link" label={say(messages.open_label, { name })} onClick={onOpen}>
            {say(messages.open)}
          </Button>
          <Button
            ref={asking}
            variant="link"
            label={say(messages.remove_label, { name })}
            onClick={() => setAsked(true)}
          >
            {say(messages.remove)}
          </Button>
        </p>
      )}
    </li>
  );
}

interface RemovalQuestionProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** What is removed is gone, so it is asked first. */
function RemovalQuestion({ name, onRemove, onKeep }: RemovalQuestionProps) {
  const { say } = useLanguage();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.question}>
      <p ref={question} tabIndex={-1}>
        {say(messages.remove_question, { name })}
      </p>
      <p className={styles.ways}>
        <Button variant="link" onClick={onRemove}>
          {say(messages.remove_confirm)}
        </Button>
        <Button variant="link" onClick={onKeep}>
          {say(messages.remove_keep)}
        </Button>
      </p>
    </div>
  );
}
