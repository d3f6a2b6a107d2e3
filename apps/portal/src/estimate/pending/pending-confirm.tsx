import { Refused } from '@ndp/contract/ask.ts';
import { correctEmail, resendLink } from '@ndp/contract/calls/pending.ts';
import { callbackEnd } from '@ndp/domain/periods.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { EnvelopePicture } from '@ndp/flows/pictures/envelope.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { useEffect, useState } from 'react';
import { refusalText } from '../../attempt/problem.ts';
import { useEmailForm } from '../../page/new-link/use-email-form.ts';
import { PageHeading } from '../../page/page-heading.tsx';
import { useCooldown } from '../../page/use-cooldown.ts';
import { navigate } from '../../routing/router.ts';
import { ask } from '../../site/site.ts';
import { today } from '../../site/today.ts';
import { type Confirmation, clearEstimate, useEstimate } from '../estimate-store.ts';
import { pendingMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';

export function PendingConfirm() {
  const { say, language } = useLanguage();
  const { submitted, confirmation } = useEstimate();
  const [isCorrecting, setCorrecting] = useState(false);
  const [done, setDone] = useState('');

  async function another() {
    clearEstimate();
    await navigate({ to: '/application/$step', params: { step: 'project-type' } });
  }

  return (
    <div className={styles.page}>
      <EnvelopePicture className={styles.picture} />
      <PageHeading title={submitted?.askedAt ? texts.titleCallback : texts.title} />
      {confirmation?.email ? (
        <p className={styles.sent}>
          {say(texts.sentTo)} <strong className={styles.email}>{confirmation.email}</strong>
        </p>
      ) : (
        <p className={styles.sent}>{say(texts.sent)}</p>
      )}
      {submitted && (
        <p className={styles.reference}>
          {say(texts.reference)}: <strong>{submitted.reference}</strong>
        </p>
      )}
      {submitted?.askedAt ? (
        <>
          <p>{say(texts.nextCallback)}</p>
          <p>
            {say(texts.callBy, {
              day: formatDate(today(callbackEnd(new Date(submitted.askedAt))), language),
            })}
          </p>
        </>
      ) : (
        <p>{say(texts.next)}</p>
      )}
      <section className={styles.help} aria-labelledby="not-arrived">
        <h2 id="not-arrived">{say(texts.helpTitle)}</h2>
        <p role="status" className={styles.done}>
          {done}
        </p>
        {submitted && confirmation && isCorrecting ? (
          <CorrectEmail
            id={submitted.id}
            confirmation={confirmation}
            onDone={() => {
              setCorrecting(false);
              setDone(say(texts.corrected));
            }}
            onCancel={() => setCorrecting(false)}
          />
        ) : (
          <div className={styles.actions}>
            {submitted && <SendAgain id={submitted.id} onDone={setDone} />}
            {confirmation && (
              <Button variant="quiet" onClick={() => setCorrecting(true)}>
                {say(texts.correct)}
              </Button>
            )}
          </div>
        )}
      </section>
      <Button variant="secondary" onClick={another}>
        {say(texts.another)}
      </Button>
    </div>
  );
}

/** How long the button rests after a message was sent, seconds. */
const cooldownSeconds = 60;

/** Sends the link again; the button counts down until it may be pressed once more. */
function SendAgain({ id, onDone }: { readonly id: string; readonly onDone: (text: string) => void }) {
  const { say } = useLanguage();
  const [left, rest] = useCooldown(cooldownSeconds, { isStarted: true });
  const [problem, setProblem] = useState('');

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
      <Button variant="quiet" onClick={resend} disabled={left > 0}>
        {left > 0 ? say(texts.resendIn, { seconds: left }) : say(texts.resend)}
      </Button>
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
  readonly onCancel: () => void;
}

/** Corrects a mistyped address: the message goes out again and the old link dies. */
function CorrectEmail({ id, confirmation, onDone, onCancel }: CorrectEmailProps) {
  const { say } = useLanguage();
  const { typed, setTyped, problem, isBusy, onSubmit } = useEmailForm(confirmation.email ?? '', save, tell);
  useEffect(() => {
    focusField('email');
  }, []);

  async function save(email: string) {
    await ask(correctEmail, { params: { id }, body: { email, submission_secret: confirmation.secret } });
    useEstimate.setState({ confirmation: { ...confirmation, email } });
    onDone();
  }

  function tell(error: unknown): string {
    const isGone = error instanceof Refused && error.status === 404;
    return isGone ? say(texts.expired) : (refusalText(error) ?? say(texts.failed));
  }

  return (
    <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
      <EmailField help={texts.correctHelp} value={typed} onChange={setTyped} error={problem} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {say(texts.save)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {say(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}
