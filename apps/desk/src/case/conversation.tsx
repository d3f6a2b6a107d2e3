import { readCaseMessages, writeToApplicant } from '@ndp/contract/desk/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { useLayoutEffect, useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { AnsweredField, useAnswers, useTextFault } from './answer-picker.tsx';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { conversationMessages as texts } from './conversation-messages.ts';
import { AttachmentInput, MessageFiles, useAttachments } from './message-files.tsx';
import { SaidList } from './said-list.tsx';
import type { CaseKey } from './use-case.ts';

/** What office and applicant wrote to each other, and room for the next message. */
export function Conversation({ partner, shown }: Pick<CasePartProps, 'partner' | 'shown'>) {
  const { say, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const params = { partner: partner.id, reference: shown.reference };
  const { answer, failure, again } = useLoaded(`messages ${shown.reference}`, () =>
    askDesk(language, readCaseMessages, { params }),
  );
  const said = answer?.messages.map((message) => ({
    ...message,
    who: message.who ?? say(texts.applicant),
    more: <MessageFiles of={params} files={message.files} />,
  }));
  const mayWrite = partner.acts.includes('write-message') && answer?.is_writable;
  return (
    <section className={styles.card} aria-labelledby="messages">
      <h2 id="messages">{say(texts.title)}</h2>
      <Failure failure={failure} onAgain={again} />
      {said?.length === 0 && <p>{say(texts.none)}</p>}
      <SaidList said={said ?? []} />
      {mayWrite && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {say(texts.text)}
        </Button>
      )}
      {mayWrite && isOpen && <MessageForm params={params} onSent={again} />}
    </section>
  );
}

interface MessageFormProps {
  readonly params: CaseKey;
  readonly onSent: () => void;
}

/** The next message; it stays open for another one. */
function MessageForm({ params, onSent }: MessageFormProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [text, setText] = useState('');
  const [state, setState] = useState<'none' | 'tried' | 'sent'>('none');
  const answers = useAnswers(params);
  const fault = useTextFault(text);
  const attachments = useAttachments(params);
  useUnsaved(text.trim() !== '');
  useLayoutEffect(() => document.getElementById(controlId('message'))?.focus(), []);
  const change = (value: string) => {
    setText(value);
    setState('none');
  };
  const problem = text.trim() === '' ? say(texts.needs_text) : fault;
  const send = async () => {
    if (problem || !attachments.check()) return setState('tried');
    const isSent = await action.run(async () => {
      const files = await attachments.upload();
      await askDesk(language, writeToApplicant, { params: { ...params }, body: { text, files } });
    });
    if (!isSent) return;
    setText('');
    attachments.clear();
    setState('sent');
    onSent();
  };
  return (
    <form method="post" className={styles.form} onSubmit={sendWith(send)}>
      <AnsweredField
        name="message"
        label={say(texts.text)}
        help={say(texts.help)}
        {...{ answers, text }}
        rows={text === '' ? 3 : 8}
        error={state === 'tried' ? problem : undefined}
        onChange={change}
      />
      <AttachmentInput attachments={attachments} />
      <Button type="submit" busy={action.isBusy}>
        {say(texts.send)}
      </Button>
      <p role="status">{state === 'sent' ? say(texts.sent) : ''}</p>
      <Failure failure={action.failure} />
    </form>
  );
}
