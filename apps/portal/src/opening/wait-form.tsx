import { waitForOpening } from '@ndp/contract/calls/opening.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useAddressForm } from '../page/new-link/use-address-form.ts';
import { WaitingField } from '../page/waiting-field.tsx';
import { useSite } from '../routing/visit.ts';
import { questionForm } from '../site/form-fields.ts';
import { ask } from '../site/site.ts';
import { notOpenMessages as texts } from './messages.ts';
import styles from './opening.module.css';

/** Takes an address that is to be told when the programme opens. The answer is the same for every address. */
export function WaitForm() {
  const { say } = useLanguage();
  const { program } = useSite();
  const send = (email: string) => ask(waitForOpening, { body: { email } });
  const form = useAddressForm('wait', send, texts);
  const values = { organiser: program.organiser.name, days: workingDays.openingWait };
  return (
    <form
      method="post"
      id={questionForm}
      className={styles.form}
      onSubmit={form.onSubmit}
      noValidate
      aria-labelledby="wait-for-opening"
    >
      <input type="hidden" name="wait" />
      <WaitingField ticket={form.ticket} />
      <h2 id="wait-for-opening">{say(texts.formTitle)}</h2>
      <p>{say(texts.formText)}</p>
      <EmailField help={texts.emailHelp} value={form.typed} onChange={form.setTyped} error={form.problem} />
      <p className={styles.small}>
        {say(texts.clause, values)} <a href={program.privacyPolicyPath}>{say(texts.policy)}</a>
      </p>
      <Button type="submit" busy={form.isBusy}>
        {say(texts.send)}
      </Button>
      <AnswerLine role="status" className={styles.sent} isFirst={form.isFirst}>
        {form.sent}
      </AnswerLine>
    </form>
  );
}
