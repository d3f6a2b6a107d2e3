import { Refused } from '@ndp/contract/ask.ts';
import { correctEmail } from '@ndp/contract/calls/pending.ts';
import { EmailField } from '@ndp/flows/estimate/submit/email-field.tsx';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { type Confirmation, useEstimate } from '../estimate/estimate-store.ts';
import { ask } from '../site/site.ts';
import { pendingMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';
import { refusalText } from './send-again.tsx';

interface CorrectEmailProps {
  readonly id: string;
  readonly confirmation: Confirmation;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Corrects a mistyped address: the message goes out again and the old link dies. */
export function CorrectEmail({ id, confirmation, onDone, onCancel }: CorrectEmailProps) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState(confirmation.email);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    focusField('email');
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const accepted = submit.schema.safeParse({ email: typed });
    if (!accepted.success) {
      const [issue] = accepted.error.issues;
      setProblem(issue && explain(issue, language));
      focusField('email');
      return;
    }
    setBusy(true);
    try {
      const body = { email: accepted.data.email, submission_secret: confirmation.secret };
      await ask(correctEmail, { params: { id }, body });
      useEstimate.setState({ confirmation: { ...confirmation, email: accepted.data.email } });
      onDone();
    } catch (error) {
      const isGone = error instanceof Refused && error.status === 404;
      setProblem(isGone ? say(texts.expired) : (refusalText(error) ?? say(texts.failed)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
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
