import type { MessageTopic } from '@ndp/domain/case/offer.ts';
import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { LongTextField } from '../../form/long-text-field.tsx';
import { useLanguage } from '../../language.tsx';
import { formatMoment } from '../moment.ts';
import { topicNames } from '../offer/messages.ts';
import { type Attachment, attachmentProblem } from './attachment.ts';
import { AttachmentField, AttachmentList, messageFiles } from './attachments.tsx';
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
    readonly files: readonly Attachment[];
    readonly topic?: MessageTopic | null;
  }[];
  /** Resolves to the sentence of what went wrong, or to nothing. */
  readonly send: (text: string, files: readonly File[]) => Promise<string | undefined>;
  /** Fetches a file; resolves as `send` does. */
  readonly open: (file: Attachment) => Promise<string | undefined>;
}

/** What applicant and office wrote to each other, and room for the next message. */
export function Conversation({ id, messages, send, open }: ConversationProps) {
  const { say, language } = useLanguage();
  const [notOpened, setNotOpened] = useState('');
  const form = useMessageForm(send);
  return (
    <section aria-label={say(texts.title)} className={styles.conversation}>
      <ol className={styles.messages}>
        {messages.map(({ n, text, at, is_mine, files, topic }) => (
          <li key={n} className={styles.message} data-mine={is_mine || undefined}>
            <p className={styles.who}>
              <strong>{say(is_mine ? texts.me : texts.office)}</strong>, {formatMoment(at, language)}
            </p>
            {topic && <p className={styles.topic}>{say(topicNames[topic])}</p>}
            <p className={styles.text}>{text}</p>
            <AttachmentList files={files} onOpen={async (file) => setNotOpened((await open(file)) ?? '')} />
          </li>
        ))}
      </ol>
      {notOpened !== '' && <Notice tone="error" announce="alert" title={notOpened} level={3} />}
      <form
        method="post"
        encType="multipart/form-data"
        id={id}
        className={`${styles.form} no-print`}
        onSubmit={form.submit}
        noValidate
      >
        <LongTextField
          name="message"
          label={say(texts.text)}
          help={say(texts.lead)}
          value={form.text}
          rows={4}
          maxLength={2000}
          error={form.problem}
          onChange={form.setText}
        />
        <AttachmentField
          key={form.times}
          name={messageFiles.choose}
          ref={form.files}
          error={form.fileProblem}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.state === 'busy'}>
            {say(texts.send)}
          </Button>
        </div>
        <p role="status">{form.state === 'sent' ? say(texts.sent) : ''}</p>
      </form>
    </section>
  );
}

/** What is typed and chosen, why it was not sent, and the sending; what is not sent stays. */
function useMessageForm(send: ConversationProps['send']) {
  const { say, language } = useLanguage();
  const formMessage = useFormMessage('message');
  const [text, setText] = useState(formMessage?.typed?.message ?? '');
  const files = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState(
    formMessage && !formMessage.isDone ? formMessage.text || say(texts.needs_text) : undefined,
  );
  const [times, setTimes] = useState(0);
  const [fileProblem, setFileProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = [...(files.current?.files ?? [])];
    const unfit = attachmentProblem(chosen, language);
    setFileProblem(unfit);
    const needsText = text.trim() === '' ? say(texts.needs_text) : undefined;
    setState('busy');
    const failed = needsText ?? (unfit === undefined ? await send(text.trim(), chosen) : undefined);
    setProblem(failed);
    const isSent = failed === undefined && unfit === undefined;
    setState(isSent ? 'sent' : 'idle');
    if (!isSent) return focusField(failed === undefined ? messageFiles.choose : 'message');
    setText('');
    setTimes(times + 1);
  };
  return { text, setText, files, times, state, problem, fileProblem, submit };
}
