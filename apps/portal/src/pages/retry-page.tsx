import { Unreachable } from '@ndp/contract/ask.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { OfflinePicture } from '@ndp/flows/pictures/offline.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { frameMessages } from '../estimate/messages.ts';
import { MessagePage } from './message-page.tsx';
import { errorMessages as texts } from './messages.ts';

/** A page that could not be loaded: says why in words and tries again in place. */
export function RetryPage({ error }: { readonly error: unknown }) {
  const { say } = useLanguage();
  const router = useRouter();
  const isQuote = useLocation({ select: ({ pathname }) => pathname.endsWith('/quote') });
  const isNetwork = error instanceof Unreachable || !navigator.onLine;
  const { title, text } = explain(isNetwork, isQuote);
  return (
    <MessagePage title={title} text={text} picture={<OfflinePicture />}>
      <Button onClick={() => router.invalidate()}>{say(texts.retry)}</Button>
    </MessagePage>
  );
}

function explain(isNetwork: boolean, isQuote: boolean) {
  if (isNetwork) return { title: texts.networkTitle, text: texts.network };
  if (isQuote) return { title: frameMessages.quoteFailed, text: frameMessages.quoteFailedHelp };
  return { title: texts.unexpectedTitle, text: texts.unexpected };
}
