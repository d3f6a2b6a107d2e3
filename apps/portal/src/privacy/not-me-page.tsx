import { confirmNotMe } from '@ndp/contract/calls/privacy.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { MessagePage } from '../page/message-page.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import { ask } from '../site/site.ts';
import { Erased } from './erased.tsx';
import type { loadNotMe } from './load-privacy.ts';
import { dataMessages, notMeMessages as texts } from './messages.ts';
import styles from './privacy.module.css';

/** The page of the link “this was not me”: one sentence, one button. */
export function NotMePage({ data: about }: LoadedProps<typeof loadNotMe>) {
  useMailLanguage(about?.language);
  const isErased = useFormMessage('erase')?.isDone;
  const [place, setPlace] = useState<'asking' | 'erased' | 'gone'>(
    isErased ? 'erased' : about ? 'asking' : 'gone',
  );
  if (place === 'erased') return <Erased />;
  if (place === 'asking' && about) {
    const { reference } = about;
    return (
      <NotMe reference={reference} onErased={() => setPlace('erased')} onGone={() => setPlace('gone')} />
    );
  }
  return (
    <MessagePage title={texts.gone} text={texts.goneText}>
      <Contact />
    </MessagePage>
  );
}

interface NotMeProps {
  readonly reference: string;
  readonly onErased: () => void;
  readonly onGone: () => void;
}

function NotMe({ reference, onErased, onGone }: NotMeProps) {
  const { id, token } = useParams<'/grant/not-me/$id/$token'>();
  const { say } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(onGone, 'erase');
  const erase = async () => {
    if (await attempt(() => ask(confirmNotMe, { params: { id, token } }))) onErased();
  };
  return (
    <LinkPage isLong title={texts.title} lead={say(texts.text, { reference })}>
      <p className={styles.own}>{say(texts.own)}</p>
      <Failure title={dataMessages.failed} lines={lines} kept={dataMessages.unchanged} />
      <div>
        <FormButton name="erase" onAct={erase} busy={isBusy}>
          {say(texts.button)}
        </FormButton>
      </div>
    </LinkPage>
  );
}
