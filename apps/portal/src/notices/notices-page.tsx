import { answerNotices, getNotices, type NoticesAnswer } from '@ndp/contract/calls/notices.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { unlessGone } from '../attempt/problem.ts';
import { useAttempt } from '../attempt/use-attempt.ts';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { MessagePage } from '../page/message-page.tsx';
import { useHeldFocus } from '../page/use-held-focus.ts';
import type { LoadedProps } from '../routing/pages.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import { ask as own } from '../site/site.ts';
import { noticesMessages as texts } from './messages.ts';
import styles from './notices.module.css';

/** Whether the address of this link gets messages; changes nothing. Undefined: the link opens nothing. */
export function loadNotices(token: string, ask = own) {
  return unlessGone(ask(getNotices, { params: { token } }));
}

/** The page of the second address of a case: whether it wants to hear of it. */
export function NoticesPage({ data: loaded }: LoadedProps<typeof loadNotices>) {
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
  readonly now: NoticesAnswer;
  /** Undefined: the link has died meanwhile. */
  readonly onAnswer: (now: NoticesAnswer | undefined) => void;
}

/** What can be answered in each state; the first is what the page is there for. */
const choices = {
  asked: [
    { to: 'confirmed', label: texts.confirm },
    { to: 'stopped', label: texts.refuse },
  ],
  confirmed: [{ to: 'stopped', label: texts.stop }],
  stopped: [{ to: 'confirmed', label: texts.resume }],
} as const;

function Choice({ now, onAnswer }: ChoiceProps) {
  const { token } = useParams<'/grant/notices/$token'>();
  const { say } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(() => onAnswer(undefined), 'state');
  const { state, reference, organiser } = now;
  useHeldFocus(state);
  const answer = (to: 'confirmed' | 'stopped') =>
    attempt(async () => onAnswer(await own(answerNotices, { params: { token }, body: { state: to } })));
  return (
    <LinkPage
      title={texts.title}
      lead={<span role="status">{say(texts[state], { reference, organiser })}</span>}
      isDone={state !== 'asked'}
    >
      <p className={styles.what}>{say(texts.what)}</p>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <div className={styles.choices}>
        {choices[state].map(({ to, label }, i) => (
          <FormButton
            key={label.en}
            variant={i === 0 && state === 'asked' ? 'primary' : 'secondary'}
            name="state"
            value={to}
            onAct={() => answer(to)}
            busy={isBusy}
          >
            {say(label)}
          </FormButton>
        ))}
      </div>
    </LinkPage>
  );
}
