import { sendNewLink } from '@ndp/contract/calls/link-care.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { useTold } from '@ndp/flows/form/told.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { refusalText } from '../../attempt/problem.ts';
import { ask } from '../../site/site.ts';
import { WaitingField } from '../waiting-field.tsx';
import { newLinkMessages as texts } from './messages.ts';
import styles from './new-link.module.css';
import { useEmailForm } from './use-email-form.ts';

/** Asks for a fresh link by e-mail. The answer is the same whether or not the address has an application. */
export function NewLink({ id }: { readonly id?: string }) {
  const { say } = useLanguage();
  const told = useTold('new_link');
  const [sent, setSent] = useState(told?.isDone ? told.text : '');
  const { typed, setTyped, problem, isBusy, onSubmit } = useEmailForm('', told, send, tell);

  async function send(email: string) {
    setSent('');
    await ask(sendNewLink, { body: { email } });
    setSent(say(texts.sent));
  }

  function tell(error: unknown): string {
    return refusalText(error) ?? say(texts.failed);
  }

  return (
    <form
      method="post"
      id={id}
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="new-link"
    >
      <input type="hidden" name="new_link" />
      <WaitingField ticket={told?.typed?.waiting} />
      <h2 id="new-link">{say(texts.title)}</h2>
      <EmailField help={texts.help} value={typed} onChange={setTyped} error={problem} />
      <Button type="submit" busy={isBusy}>
        {say(texts.send)}
      </Button>
      <AnswerLine role="status" className={styles.sent} isFirst={Boolean(told?.isDone && told.text)}>
        {sent}
      </AnswerLine>
    </form>
  );
}
