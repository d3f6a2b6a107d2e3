import { readCaseMessages, writeToApplicant } from '@ndp/contract/desk/messages.ts';
import { findOpenOffer, type MessageTopic, type OfferAnswer, offerAnswers } from '@ndp/domain/case/offer.ts';
import { topicNames } from '@ndp/flows/application/offer/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { useLayoutEffect, useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { Tag } from '../page/tag.tsx';
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
    more: (
      <>
        {message.topic && <Topic topic={message.topic} answerBy={message.answer_by} />}
        <MessageFiles of={params} files={message.files} />
      </>
    ),
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
      {mayWrite && isOpen && (
        <MessageForm params={params} hasOffer={findOpenOffer(answer.messages) !== undefined} onSent={again} />
      )}
    </section>
  );
}

/** That a message is about an offer, and by when the answer is promised. */
function Topic({ topic, answerBy }: { readonly topic: MessageTopic; readonly answerBy: string | null }) {
  const { say, language } = useLanguage();
  return (
    <Tag tone={topic === 'offer' ? 'warning' : 'plain'} icon="file">
      {say(topicNames[topic])}
      {answerBy && `, ${say(texts.answer_by, { day: formatDate(answerBy, language) })}`}
    </Tag>
  );
}

interface MessageFormProps {
  readonly params: CaseKey;
  /** Whether an offer waits for its answer. */
  readonly hasOffer: boolean;
  readonly onSent: () => void;
}

/** The next message; it stays open for another one. */
function MessageForm({ params, hasOffer, onSent }: MessageFormProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [text, setText] = useState('');
  const [offer, setOffer] = useState<OfferAnswer>();
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
      await askDesk(language, writeToApplicant, {
        params: { ...params },
        body: { text, files, ...(hasOffer && offer && { offer }) },
      });
    });
    if (!isSent) return;
    setText('');
    setOffer(undefined);
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
      {hasOffer && (
        <SelectField
          name="offer"
          label={say(texts.offer)}
          emptyText={say(texts.no_offer)}
          options={offerAnswers.map((value) => ({ value, label: say(topicNames[`offer_${value}`]) }))}
          value={offer}
          onChange={setOffer}
        />
      )}
      <Button type="submit" busy={action.isBusy}>
        {say(texts.send)}
      </Button>
      <p role="status">{state === 'sent' ? say(texts.sent) : ''}</p>
      <Failure failure={action.failure} />
    </form>
  );
}
