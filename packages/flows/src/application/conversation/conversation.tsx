import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { LongTextField } from '../../form/long-text-field.tsx';
import { useLanguage } from '../../language.tsx';
import { formatMoment } from '../moment.ts';
import styles from './conversation.module.css';
import { conversationMessages as texts } from './messages.ts';

interface ConversationProps {
  /** Of its form. */
  readonly id?: string;
  readonly messages: readonly {
    readonly n: number;
    readonly text: string;
    readonly at: string;
    readonly is_mine: boolean;
  }[];
  /** Resolves to the sentence of what went wrong, or to nothing. */
  readonly send: (text: string) => Promise<string | undefined>;
}

/** What applicant and office wrote to each other, and room for the next message. */
export function Conversation({ id, messages, send }: ConversationProps) {
  const { say, language } = useLanguage();
  const formMessage = useFormMessage('message');
  const [text, setText] = useState(formMessage?.typed?.message ?? '');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState(
    formMessage && !formMessage.isDone ? formMessage.text || say(texts.needs_text) : undefined,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    const failed = text.trim() === '' ? say(texts.needs_text) : await send(text.trim());
    setProblem(failed);
    setState(failed === undefined ? 'sent' : 'idle');
    if (failed === undefined) setText('');
    else focusField('message');
  };
  return (
    <section aria-label={say(texts.title)} className={styles.conversation}>
      <ol className={styles.messages}>
        {messages.map(({ n, text, at, is_mine }) => (
          <li key={n} className={styles.message} data-mine={is_mine || undefined}>
            <p className={styles.who}>
              <strong>{say(is_mine ? texts.me : texts.office)}</strong>, {formatMoment(at, language)}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <form method="post" id={id} className={`${styles.form} no-print`} onSubmit={submit} noValidate>
        <LongTextField
          name="message"
          label={say(texts.text)}
          help={say(texts.lead)}
          value={text}
          rows={4}
          maxLength={2000}
          error={problem}
          onChange={setText}
        />
        <div>
          <Button type="submit" variant="secondary" busy={state === 'busy'}>
            {say(texts.send)}
          </Button>
        </div>
        <p role="status">{state === 'sent' ? say(texts.sent) : ''}</p>
      </form>
    </section>
  );
}
