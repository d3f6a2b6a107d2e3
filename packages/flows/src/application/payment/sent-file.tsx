import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { useLanguage } from '../../language.tsx';
import { formatMoment } from '../moment.ts';
import { formatBytes } from './file-size.ts';
import { paymentMessages as messages } from './messages.ts';
import styles from './sent-file.module.css';

/** What is done with documents without script, by the names of the buttons. */
export const documentActs = {
  send: 'send_documents',
  open: 'open_document',
  ask: 'ask_remove',
  remove: 'remove_document',
  keep: 'keep_document',
} as const;

/** A document as the application's link shows it. */
export interface SentDocument {
  readonly id: string;
  readonly kind: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly media_type: string;
  /** ISO 8601. */
  readonly uploaded_at: string;
  /** What it says, where it is an invoice that came as XML. */
  readonly invoice?: Invoice | undefined;
}

interface SentFileProps {
  readonly document: SentDocument;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  /** What is said of it, beneath. */
  readonly note?: ReactNode;
}

/** A file that was sent: its name and size, the way to look at it again, and the way to take it back. */
export function SentFile({ document, onOpen, onRemove, note }: SentFileProps) {
  const { say, language } = useLanguage();
  const [isAsked, setAsked] = useState(
    useFormMessage(documentActs.ask)?.typed?.[documentActs.ask] === document.id,
  );
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
        <RemovalQuestion id={document.id} name={name} onRemove={onRemove} onKeep={keep} />
      ) : (
        <p className={styles.ways}>
          <FormButton
            variant="link"
            label={say(messages.open_label, { name })}
            name={documentActs.open}
            value={document.id}
            isWithin
            onAct={onOpen}
          >
            {say(messages.open)}
          </FormButton>
          <FormButton
            ref={asking}
            variant="link"
            label={say(messages.remove_label, { name })}
            name={documentActs.ask}
            value={document.id}
            isWithin
            onAct={() => setAsked(true)}
          >
            {say(messages.remove)}
          </FormButton>
        </p>
      )}
      {note}
    </li>
  );
}

interface RemovalQuestionProps {
  readonly id: string;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** What is removed is gone, so it is asked first. */
function RemovalQuestion({ id, name, onRemove, onKeep }: RemovalQuestionProps) {
  const { say } = useLanguage();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.question}>
      {/* biome-ignore lint/a11y/noAutofocus: without script the browser itself reads it out first */}
      <p ref={question} tabIndex={-1} autoFocus>
        {say(messages.remove_question, { name })}
      </p>
      <p className={styles.ways}>
        <FormButton variant="link" name={documentActs.remove} value={id} isWithin onAct={onRemove}>
          {say(messages.remove_confirm)}
        </FormButton>
        <FormButton variant="link" name={documentActs.keep} isWithin onAct={onKeep}>
          {say(messages.remove_keep)}
        </FormButton>
      </p>
    </div>
  );
}
