import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { EnvelopePicture } from '@ndp/flows/pictures/envelope.tsx';
import { OfflinePicture } from '@ndp/flows/pictures/offline.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import type { ReactNode } from 'react';
import { attemptMessages } from '../attempt/messages.ts';
import { lazyPart } from '../routing/lazy-part.tsx';
import { useSearch, useVisit } from '../routing/visit.ts';
import { questionForm } from '../site/form-fields.ts';
import { settings } from '../site/site.ts';
import type { ErrorCode } from '../site/site-check.ts';
import { MessagePage } from './message-page.tsx';
import { pageMessages as texts } from './messages.ts';

interface Explanation {
  readonly title: Message;
  readonly text: Message;
  /** Absent: a broken link. */
  readonly picture?: ReactNode;
  /** Whether a new link can be asked for. */
  readonly offersLink?: boolean;
}

const explanations: Readonly<Record<ErrorCode, Explanation>> = {
  NETWORK_ERROR: {
    title: attemptMessages.unreachedTitle,
    text: attemptMessages.unreached,
    picture: <OfflinePicture />,
  },
  BACKEND_API_ERROR: { title: texts.backendTitle, text: texts.backend, picture: <OfflinePicture /> },
  INVALID_TOKEN: { title: texts.tokenTitle, text: texts.token, offersLink: true },
  NEW_LINK: {
    title: texts.newLinkTitle,
    text: texts.newLink,
    picture: <EnvelopePicture />,
    offersLink: true,
  },
  LOCALHOST_NOT_ALLOWED: { title: texts.localhostTitle, text: texts.localhost },
  APP_DOMAIN_NOT_MATCH: { title: texts.domainTitle, text: texts.domain },
};

const unexplained: Explanation = { title: texts.unexpectedTitle, text: texts.unexpected };

const NewLink = lazyPart(() => import('./new-link/new-link.tsx'), 'NewLink');
/** Why a page could not be opened. What may pass leads back to the page that was asked for, a mailed link among them. */
export function ErrorPage() {
  const { say } = useLanguage();
  const code = useSearch().code as ErrorCode | undefined;
  const { cameFrom } = useVisit();
  const { title, text, picture, offersLink = false } = (code && explanations[code]) ?? unexplained;
  const mayPass = code === 'NETWORK_ERROR' || (code === 'BACKEND_API_ERROR' && cameFrom !== undefined);
  const isHomeFirst = !mayPass && !offersLink;
  return (
    <MessagePage title={title} text={text} picture={picture}>
      {code === 'LOCALHOST_NOT_ALLOWED' && <Portals />}
      {offersLink && <NewLink id={questionForm} />}
      {mayPass && (
        <a href={cameFrom ?? '/'} className={buttonClass('primary')}>
          {say(attemptMessages.retry)}
        </a>
      )}
      {code !== 'LOCALHOST_NOT_ALLOWED' && code !== 'NETWORK_ERROR' && (
        <a href="/" className={isHomeFirst ? buttonClass('primary') : undefined}>
          {say(texts.homePage)}
        </a>
      )}
    </MessagePage>
  );
}

/** The portals' addresses, so that whoever opened localhost finds the way; the server tells none in production. */
function Portals() {
  const { say } = useLanguage();
  if (settings.portals.length === 0) return null;
  return (
    <section aria-labelledby="portals">
      <h2 id="portals">{say(texts.portals)}</h2>
      <ul>
        {settings.portals.map((address) => (
          <li key={address}>
            <a href={address}>{address}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
