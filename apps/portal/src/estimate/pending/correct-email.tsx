import { Refused } from '@ndp/contract/ask.ts';
import { correctEmail } from '@ndp/contract/calls/pending.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { useEffect } from 'react';
import { refusalText } from '../../attempt/problem.ts';
import { useEmailForm } from '../../page/new-link/use-email-form.ts';
import { ask } from '../../site/site.ts';
import { type Confirmation, useEstimate } from '../estimate-store.ts';
import { pendingMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';

interface CorrectEmailProps {
  readonly id: string;
  readonly confirmation: Confirmation;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Corrects a mistyped address: the message goes out again and the old link dies. */
export function CorrectEmail({ id, confirmation, onDone, onCancel }: CorrectEmailProps) {
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
    <form className={styles.form} onSubmit={onSubmit} noValidate>
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
