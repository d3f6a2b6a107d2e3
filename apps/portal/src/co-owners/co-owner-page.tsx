import type { CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useState } from 'react';
import { Contact } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import styles from './co-owner.module.css';
import { GivenAnswer } from './given-answer.tsx';
import type { loadRequest } from './load-request.ts';
import { linkOverMessages as texts } from './messages.ts';
import { Question } from './question.tsx';

export function CoOwnerPage({ data: request }: LoadedProps<typeof loadRequest>) {
  const { token } = useParams<'/grant/co-owner/$token'>();
  if (!request) return <LinkOver />;
  return <CoOwnerRequest key={token} token={token} loaded={request} />;
}

interface CoOwnerRequestProps {
  readonly token: string;
  readonly loaded: CoOwnerRequestAnswer;
}

/** What a co-owner is asked, until there is an answer; then the answer, which may be changed for a while. */
export function CoOwnerRequest({ token, loaded }: CoOwnerRequestProps) {
  const [request, setRequest] = useState(loaded);
  const isChanging = useFormMessage('change', 'answer_request') !== undefined;
  const [place, setPlace] = useState<'open' | 'changing' | 'gone'>(isChanging ? 'changing' : 'open');
  useMailLanguage(request.language);
  const isAnswered = request.given !== null;
  useEffect(() => {
    if (isAnswered) document.documentElement.scrollTop = 0;
  }, [isAnswered]);
  if (place === 'gone') return <LinkOver />;
  if (request.given && place === 'open') {
    return (
      <GivenAnswer
        key={request.given.answered_at}
        request={request}
        given={request.given}
        onChange={() => setPlace('changing')}
      />
    );
  }
  return (
    <Question
      token={token}
      request={request}
      onGone={() => setPlace('gone')}
      onAnswered={(answered) => {
        setRequest(answered);
        setPlace('open');
      }}
    />
  );
}
function LinkOver() {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.title} text={texts.text}>
      <section className={styles.words}>
        <h2>{say(texts.why)}</h2>
        <ul>
          {[texts.newer, texts.over, texts.cut].map((reason) => (
            <li key={reason.en}>{say(reason)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.words}>
        <h2>{say(texts.next)}</h2>
        <p>{say(texts.ask)}</p>
      </section>
      <Contact />
    </MessagePage>
  );
}
