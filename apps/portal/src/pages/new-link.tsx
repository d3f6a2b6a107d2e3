import { sendNewLink } from '@ndp/contract/calls/link-care.ts';
import { EmailField } from '@ndp/flows/estimate/submit/email-field.tsx';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useState } from 'react';
import { ask } from '../site/site.ts';
import { newLinkMessages as texts } from './messages.ts';
import styles from './new-link.module.css';
import { refusalText } from './send-again.tsx';

/** Asks for a fresh link by e-mail. The answer is the same whether or not the address has an application. */
export function NewLink() {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSent('');
    setProblem(undefined);
    const accepted = submit.schema.safeParse({ email: typed });
    if (!accepted.success) {
      const [issue] = accepted.error.issues;
      setProblem(issue && explain(issue, language));
      focusField('email');
      return;
    }
    setBusy(true);
    try {
      await ask(sendNewLink, { body: accepted.data });
      setSent(say(texts.sent));
    } catch (error) {
      setProblem(refusalText(error) ?? say(texts.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-labelledby="new-link">
      <h2 id="new-link">{say(texts.title)}</h2>
      <EmailField help={texts.help} value={typed} onChange={setTyped} error={problem} />
      <Button type="submit" busy={isBusy}>
        {say(texts.send)}
      </Button>
      <p role="status" className={styles.sent}>
        {sent}
      </p>
    </form>
  );
}
