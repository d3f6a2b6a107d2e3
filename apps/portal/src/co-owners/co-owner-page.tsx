import type { CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { useTold } from '@ndp/flows/form/told.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { BrokenLinkPicture } from '@ndp/flows/pictures/broken-link.tsx';
import { useEffect, useState } from 'react';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import type { Loaded } from '../routing/pages.ts';
import { useParams, useSite } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import styles from './co-owner.module.css';
import { GivenAnswer } from './given-answer.tsx';
import type { loadRequest } from './load-request.ts';
import { linkOverMessages as texts } from './messages.ts';
import { Question } from './question.tsx';

export function CoOwnerPage({ data: request }: Loaded<typeof loadRequest>) {
  const { token } = useParams<'/grant/co-owner/$token'>();
  const { contact } = useSite().config;
  if (!request) return <LinkOver contact={contact} />;
  return <CoOwnerRequest key={token} token={token} loaded={request} contact={contact} />;
}

interface CoOwnerRequestProps {
  readonly token: string;
  readonly loaded: CoOwnerRequestAnswer;
  readonly contact: ContactWays;
}

/** What a co-owner is asked, until there is an answer; then the answer, which may be changed for a while. */
export function CoOwnerRequest({ token, loaded, contact }: CoOwnerRequestProps) {
  const [request, setRequest] = useState(loaded);
  const isChanging = useTold('change', 'answer_request') !== undefined;
  const [place, setPlace] = useState<'open' | 'changing' | 'gone'>(isChanging ? 'changing' : 'open');
  useMailLanguage(request.language);
  const isAnswered = request.given !== null;
  useEffect(() => {
    if (isAnswered) document.documentElement.scrollTop = 0;
  }, [isAnswered]);
  if (place === 'gone') return <LinkOver contact={contact} />;
  if (request.given && place === 'open') {
    return (
      <GivenAnswer
        key={request.given.answered_at}
        request={request}
        given={request.given}
        contact={contact}
        onChange={() => setPlace('changing')}
      />
    );
  }
  return (
    <Question
      token={token}
      request={request}
      contact={contact}
      onGone={() => setPlace('gone')}
      onAnswered={(answered) => {
        setRequest(answered);
        setPlace('open');
      }}
    />
  );
}
function LinkOver({ contact }: { readonly contact: ContactWays }) {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.title} text={texts.text} picture={<BrokenLinkPicture />}>
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
      <Contact {...contact} />
    </MessagePage>
  );
}
