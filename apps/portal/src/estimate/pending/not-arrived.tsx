import { Refused } from '@ndp/contract/ask.ts';
import { correctEmail, resendLink } from '@ndp/contract/calls/pending.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { Details } from '@ndp/flows/form/details.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useRef, useState } from 'react';
import { refusalText } from '../../attempt/problem.ts';
import { useEmailForm } from '../../page/new-link/use-email-form.ts';
import { useCooldown } from '../../page/use-cooldown.ts';
import { ask } from '../../site/site.ts';
import { useEstimate } from '../estimate-store.ts';
import type { Confirmation } from '../stored-answers.ts';
import { pendingMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';

/** What to do when no mail comes: wait, look elsewhere, correct the address, have it sent again. */
export function NotArrived({ id }: { readonly id: string }) {
  const { say } = useLanguage();
  const confirmation = useEstimate((estimate) => estimate.confirmation);
  const corrected = useFormMessage('email');
  const sent = useFormMessage('resend');
  const [done, setDone] = useState([corrected, sent].find((formMessage) => formMessage?.isDone)?.text ?? '');
  const advice = [texts.adviceWait, texts.adviceFolders, ...(confirmation ? [texts.adviceAddress] : [])];
  return (
    <section className={styles.help} aria-labelledby="not-arrived">
      <h2 id="not-arrived">{say(texts.helpTitle)}</h2>
      <ul className={styles.advice}>
        {advice.map((each) => (
          <li key={each.en}>{say(each)}</li>
        ))}
      </ul>
      <p role="status" className={styles.done}>
        {done}
      </p>
      <SendAgain id={id} onDone={setDone} />
      {confirmation && (
        <Details title={say(texts.correct)} isOpen={corrected?.isDone === false}>
          <CorrectEmail id={id} confirmation={confirmation} onDone={() => setDone(say(texts.corrected))} />
        </Details>
      )}
    </section>
  );
}

/** How long the button rests after a message was sent, seconds. */
const cooldownSeconds = 60;

/** Sends the link again; the button counts down until it may be pressed once more. */
function SendAgain({ id, onDone }: { readonly id: string; readonly onDone: (text: string) => void }) {
  const { say } = useLanguage();
  const [left, rest] = useCooldown(cooldownSeconds, { isStarted: true });
  const isPlain = !useLive();
  const formMessage = useFormMessage('resend');
  const [problem, setProblem] = useState(formMessage && !formMessage.isDone ? formMessage.text : '');

  async function resend() {
    setProblem('');
    onDone('');
    try {
      await ask(resendLink, { params: { id } });
      rest();
      onDone(say(texts.resent));
    } catch (error) {
      setProblem(refusalText(error) ?? say(texts.failed));
    }
  }

  return (
    <div>
      <FormButton variant="quiet" name="resend" onAct={resend} disabled={left > 0 && !isPlain}>
        {left > 0 && !isPlain ? say(texts.resendIn, { seconds: left }) : say(texts.resend)}
      </FormButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface CorrectEmailProps {
  readonly id: string;
  readonly confirmation: Confirmation;
  readonly onDone: () => void;
}

/** Corrects a mistyped address: the message goes out again and the old link dies. */
function CorrectEmail({ id, confirmation, onDone }: CorrectEmailProps) {
  const { say } = useLanguage();
  const formMessage = useFormMessage('email');
  const form = useEmailForm(confirmation.email ?? '', formMessage, save, explain);
  const { typed, setTyped, problem, isBusy, onSubmit } = form;
  const element = useRef<HTMLFormElement>(null);

  async function save(email: string) {
    await ask(correctEmail, { params: { id }, body: { email, submission_secret: confirmation.secret } });
    useEstimate.setState({ confirmation: { ...confirmation, email } });
    onDone();
    const fold = element.current?.closest('details');
    fold?.querySelector('summary')?.focus();
    fold?.removeAttribute('open');
  }

  function explain(error: unknown): string {
    const isGone = error instanceof Refused && error.status === 404;
    return isGone ? say(texts.expired) : (refusalText(error) ?? say(texts.failed));
  }

  return (
    <form method="post" ref={element} className={styles.form} onSubmit={onSubmit} noValidate>
      <EmailField help={texts.correctHelp} value={typed} onChange={setTyped} error={problem} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {say(texts.save)}
        </Button>
      </div>
    </form>
  );
}
