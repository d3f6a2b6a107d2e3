import { useLanguage } from '@ndp/flows/language.tsx';
import { EnvelopePicture } from '@ndp/flows/pictures/envelope.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { MessagePage } from '../page/message-page.tsx';
import { preparingMessages as texts } from './messages.ts';

/** The papers are still in the making. */
export function Preparing({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const { say } = useLanguage();
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
  }

  return (
    <MessagePage title={texts.title} text={texts.text} picture={<EnvelopePicture />}>
      <Button busy={isBusy} onClick={retry}>
        {say(texts.retry)}
      </Button>
    </MessagePage>
  );
}
