import { handDutiesOver } from '@ndp/contract/calls/handover.ts';
import type { Link } from '@ndp/contract/link.ts';
import { longestOwnerName, newOwner } from '@ndp/flows/application/duties/handover.ts';
import { EmailField } from '@ndp/flows/email/email-field.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import { useWrittenHere } from '../../estimate/written-here.ts';
import { ask } from '../../site/site.ts';
import { stepMessages } from '../../steps/messages.ts';
import { useValidation } from '../../steps/use-validation.ts';
import { keepAnswer } from '../application-store.ts';
import styles from './duties.module.css';
import { handOverField } from './fields.ts';
import { handoverMessages as texts } from './handover-messages.ts';

const labels = { name: texts.name, email: texts.email };

/** Names the new owner, who is asked by mail. */
export function HandoverForm({ link }: { readonly link: Link }) {
  const { say } = useLanguage();
  const formMessage = useFormMessage(handOverField);
  const [typed, setTyped] = useState({ name: '', email: '', ...formMessage?.typed });
  const written = useWrittenHere()?.failed?.fields;
  const failed = formMessage ? written : undefined;
  const words = { explainer: fullExplainer, labels, failed };
  const checked = useValidation(newOwner, typed, () => typed, words);
  const { problem, errors, validate, areMissing } = checked;
  const sending = useAttempt(undefined, handOverField);
  async function send(event: FormEvent) {
    event.preventDefault();
    const body = newOwner.safeParse(validate()).data;
    if (!body) return;
    const isSent = await sending.attempt(async () =>
      keepAnswer(await ask(handDutiesOver, { params: link, body })),
    );
    if (isSent) document.getElementById('duties')?.focus();
  }
  return (
    <details className={`${styles.mark} no-print`} open={formMessage !== undefined}>
      <summary>{say(texts.title)}</summary>
      <form method="post" className={styles.form} onSubmit={send} noValidate>
        <p>{say(texts.what)}</p>
        <input type="hidden" name={handOverField} />
        <Failure title={texts.failed} lines={sending.lines} kept={texts.unchanged} />
        <ErrorSummary
          title={say(areMissing ? stepMessages.toFillIn : stepMessages.toCorrect, { count: errors.length })}
          attempt={checked.attempt}
          items={errors}
        />
        <TextField
          name="name"
          label={say(texts.name)}
          autoComplete="off"
          maxLength={longestOwnerName}
          value={typed.name}
          onChange={(name) => setTyped((before) => ({ ...before, name }))}
          error={problem('name')}
          required
        />
        <EmailField
          label={texts.email}
          help={texts.emailHelp}
          autoComplete="off"
          value={typed.email}
          onChange={(email) => setTyped((before) => ({ ...before, email }))}
          error={problem('email')}
        />
        <Button type="submit" variant="secondary" busy={sending.isBusy}>
          {say(texts.send)}
        </Button>
      </form>
    </details>
  );
}
