import { readCaseMessages, writeToApplicant } from '@ndp/contract/desk/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';
import { conversationMessages as texts } from './conversation-messages.ts';

/** What office and applicant wrote to each other, and room for the next message. */
export function Conversation({ partner, shown }: Pick<CasePartProps, 'partner' | 'shown'>) {
  const { say, language, locale } = useLanguage();
  const action = useAction();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'none' | 'empty' | 'sent'>('none');
  useUnsaved(text.trim() !== '');
  const params = { partner: partner.id, reference: shown.reference };
  const { answer, failure, again } = useLoaded(`messages ${shown.reference}`, () =>
    askDesk(language, readCaseMessages, { params }),
  );
  const send = async () => {
    if (text.trim() === '') return setState('empty');
    const isSent = await action.run(() => askDesk(language, writeToApplicant, { params, body: { text } }));
    if (!isSent) return;
    setText('');
    setState('sent');
    again();
  };
  const time = (moment: string) => shortMoment(moment, locale);
  return (
    <section className={styles.card} aria-labelledby="messages">
      <h2 id="messages">{say(texts.title)}</h2>
      <Failure failure={failure} onAgain={again} />
      {answer?.messages.length === 0 && <p>{say(texts.none)}</p>}
      <ol className={styles.records}>
        {answer?.messages.map(({ n, text: said, at, who }) => (
          <li key={n}>
            <b>{who ?? say(texts.applicant)}</b> <span className={styles.soft}>{time(at)}</span>
            <blockquote className={styles.reason}>{said}</blockquote>
          </li>
        ))}
      </ol>
      {partner.acts.includes('write-message') && answer?.is_writable && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {say(texts.text)}
        </Button>
      )}
      {partner.acts.includes('write-message') && answer?.is_writable && isOpen && (
        <form method="post" className={styles.form} onSubmit={sendWith(send)}>
          <TextField
            name="message"
            label={say(texts.text)}
            help={say(texts.help)}
            value={text}
            multiline
            rows={3}
            maxLength={2000}
            error={state === 'empty' ? say(texts.needs_text) : undefined}
            onChange={(value) => {
              setText(value);
              setState('none');
            }}
          />
          <Button type="submit" busy={action.isBusy}>
            {say(texts.send)}
          </Button>
          <p role="status">{state === 'sent' ? say(texts.sent) : ''}</p>
          <Failure failure={action.failure} />
        </form>
      )}
    </section>
  );
}
