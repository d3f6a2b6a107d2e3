import { sendNewLink } from '@ndp/contract/calls/link-care.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ask } from '../../site/site.ts';
import { WaitingField } from '../waiting-field.tsx';
import { newLinkMessages as texts } from './messages.ts';
import styles from './new-link.module.css';
import { useAddressForm } from './use-address-form.ts';

/** Asks for a fresh link by e-mail. The answer is the same whether or not the address has an application. */
export function NewLink({ id }: { readonly id?: string }) {
  const { say } = useLanguage();
  const send = (email: string) => ask(sendNewLink, { body: { email } });
  const form = useAddressForm('new_link', send, texts);

  return (
    <form
      method="post"
      id={id}
      className={styles.form}
      onSubmit={form.onSubmit}
      noValidate
      aria-labelledby="new-link"
    >
      <input type="hidden" name="new_link" />
      <WaitingField ticket={form.ticket} />
      <h2 id="new-link">{say(texts.title)}</h2>
      <EmailField help={texts.help} value={form.typed} onChange={form.setTyped} error={form.problem} />
      <Button type="submit" busy={form.isBusy}>
        {say(texts.send)}
      </Button>
      <AnswerLine role="status" className={styles.sent} isFirst={form.isFirst}>
        {form.sent}
      </AnswerLine>
    </form>
  );
}
