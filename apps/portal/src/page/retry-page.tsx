import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { waitIn } from '@ndp/contract/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { OfflinePicture } from '@ndp/flows/pictures/offline.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { attemptMessages } from '../attempt/messages.ts';
import { tellEvent } from '../attempt/unexpected.ts';
import { reopen } from '../routing/router.ts';
import { useVisit } from '../routing/visit.ts';
import { MessagePage } from './message-page.tsx';
import { pageMessages as texts } from './messages.ts';

interface Explanation {
  readonly title: Message;
  readonly text: Message;
}

/** A page that could not be loaded: says why in words and tries again in place. */
export function RetryPage({ error }: { readonly error: unknown }) {
  const { say, language } = useLanguage();
  const isQuote = useVisit().pathname.endsWith('/quote');
  const { title, text } = explain(error, isQuote);
  const event = tellEvent(error, language);
  return (
    <MessagePage title={title} text={text} picture={<OfflinePicture />}>
      {event && <p>{event}</p>}
      <Button onClick={() => reopen()}>{say(attemptMessages.retry)}</Button>
    </MessagePage>
  );
}

function explain(error: unknown, isQuote: boolean): Explanation {
  if (error instanceof Unreachable || globalThis.navigator?.onLine === false) {
    return { title: attemptMessages.unreachedTitle, text: attemptMessages.unreached };
  }
  const failed = isQuote
    ? { title: texts.quoteFailed, text: texts.quoteFailedHelp }
    : { title: texts.unexpectedTitle, text: texts.unexpected };
  const wait = error instanceof Refused ? waitIn(error.status, error.body) : undefined;
  // The server's sentence, in the language it was asked in, says when to try again.
  return wait ? { title: isQuote ? failed.title : texts.waitTitle, text: { pl: wait, en: wait } } : failed;
}
