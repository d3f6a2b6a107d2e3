import { answerOpening, getOpening, type OpeningAnswer } from '@ndp/contract/calls/opening.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { unlessGone } from '../attempt/problem.ts';
import { useAttempt } from '../attempt/use-attempt.ts';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { MessagePage } from '../page/message-page.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import { ask as own } from '../site/site.ts';
import { openingMessages as texts } from './messages.ts';
import styles from './opening.module.css';

/** What is kept of an address that waits for a programme; changes nothing. Undefined: the link opens nothing. */
export function loadOpening(token: string, ask = own) {
  return unlessGone(ask(getOpening, { params: { token } }));
}

/** The page behind the link of an address that waits for a programme: to confirm it, and to erase it. */
export function OpeningPage({ data: loaded }: LoadedProps<typeof loadOpening>) {
  useMailLanguage(loaded?.language);
  const [now, setNow] = useState(loaded);
  if (now) return <Choice now={now} onAnswer={setNow} />;
  return (
    <MessagePage title={texts.gone} text={texts.goneText}>
      <Contact />
    </MessagePage>
  );
}

interface ChoiceProps {
  readonly now: OpeningAnswer;
  /** Undefined: the link has died meanwhile. */
  readonly onAnswer: (now: OpeningAnswer | undefined) => void;
}

function Choice({ now, onAnswer }: ChoiceProps) {
  const { token } = useParams<'/grant/opening/$token'>();
  const { say, language } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(() => onAnswer(undefined), 'state');
  const { state, email, organiser, kept_until } = now;
  const answer = (to: 'confirmed' | 'erased') =>
    attempt(async () => onAnswer(await own(answerOpening, { params: { token }, body: { state: to } })));
  return (
    <LinkPage
      title={texts.title}
      lead={<span role="status">{say(texts[state], { email, organiser })}</span>}
      isDone={state !== 'asked'}
    >
      {state !== 'erased' && (
        <>
          <p>{say(texts.kept, { day: formatDate(kept_until, language) })}</p>
          <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
          <div className={styles.choices}>
            {state === 'asked' && (
              <FormButton name="state" value="confirmed" onAct={() => answer('confirmed')} busy={isBusy}>
                {say(texts.confirm)}
              </FormButton>
            )}
            <FormButton
              variant="secondary"
              name="state"
              value="erased"
              onAct={() => answer('erased')}
              busy={isBusy}
            >
              {say(texts.erase)}
            </FormButton>
          </div>
        </>
      )}
    </LinkPage>
  );
}
