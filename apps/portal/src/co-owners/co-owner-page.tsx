import type { CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ContactWays } from '../page/contact/contact.tsx';
import { useMailLanguage } from '../site/mail-language.ts';
import { GivenAnswer } from './given-answer.tsx';
import { LinkOver } from './link-over.tsx';
import { Question } from './question.tsx';

const route = getRouteApi('/site/grant/co-owner/$token');

/** The page of a co-owner's link. */
export function CoOwnerPage() {
  const { token } = route.useParams();
  const { contact } = route.useRouteContext().site.config;
  const request = route.useLoaderData();
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
  const [place, setPlace] = useState<'open' | 'changing' | 'gone'>('open');
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
