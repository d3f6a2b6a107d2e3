import { inviteHelper } from '@ndp/contract/calls/helping.ts';
import type { Link } from '@ndp/contract/link.ts';
import { helperInvitation, longestHelperName } from '@ndp/flows/application/helping/invitation.ts';
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
import { useUnsaved } from '../../page/unsaved.ts';
import { questionForm } from '../../site/form-fields.ts';
import { ask } from '../../site/site.ts';
import { stepMessages } from '../../steps/messages.ts';
import { useValidation } from '../../steps/use-validation.ts';
import { useFailedTitle } from '../../title/page-title.ts';
import { keepAnswer } from '../application-store.ts';
import styles from './invitation.module.css';
import { helperMessages as texts } from './messages.ts';

interface InviteFormProps {
  /** Whether somebody was invited before, whom this one replaces. */
  readonly isOther: boolean;
  /** The name the applicant is known by; empty while it is not. */
  readonly signedAs: string;
  readonly link: Link;
}

const names = { name: texts.name, email: texts.email, signed_as: texts.signed };

/** Asks whom to invite, and invites. */
export function InviteForm({ isOther, signedAs, link }: InviteFormProps) {
  const { say } = useLanguage();
  const formMessage = useFormMessage('invite');
  const [typed, setTyped] = useState({ name: '', email: '', signed_as: signedAs, ...formMessage?.typed });
  const failed = useWrittenHere()?.failed?.fields;
  const words = { explainer: fullExplainer, labels: names, failed };
  const {
    problem,
    errors,
    attempt: tries,
    validate,
    areMissing,
  } = useValidation(helperInvitation, typed, () => typed, words);
  const sending = useAttempt(undefined, 'invite');
  useFailedTitle(errors.length > 0);
  useUnsaved({ isTyped: typed.name !== '' || typed.email !== '' });

  async function invite(event: FormEvent) {
    event.preventDefault();
    const body = helperInvitation.safeParse(validate()).data;
    if (body) await sending.attempt(async () => keepAnswer(await ask(inviteHelper, { params: link, body })));
  }

  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{say(isOther ? texts.inviteOther : texts.invite)}</h2>
      {isOther && <p>{say(texts.replaces)}</p>}
      <form method="post" id={questionForm} className={styles.form} onSubmit={invite} noValidate>
        <input type="hidden" name="invite" />
        <Failure title={texts.failed} lines={sending.lines} kept={texts.unchanged} />
        <ErrorSummary
          title={say(areMissing ? stepMessages.toFillIn : stepMessages.toCorrect, { count: errors.length })}
          attempt={tries}
          items={errors}
        />
        <TextField
          name="name"
          label={say(texts.name)}
          help={say(texts.nameHelp)}
          autoComplete="off"
          maxLength={longestHelperName}
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
        <TextField
          name="signed_as"
          label={say(texts.signed)}
          help={say(texts.signedHelp)}
          autoComplete="name"
          maxLength={longestHelperName}
          value={typed.signed_as}
          onChange={(signed_as) => setTyped((before) => ({ ...before, signed_as }))}
          error={problem('signed_as')}
          required
        />
        <Button type="submit" variant={isOther ? 'secondary' : 'primary'} busy={sending.isBusy}>
          {say(texts.send)}
        </Button>
      </form>
    </section>
  );
}
