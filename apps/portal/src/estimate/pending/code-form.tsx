import { confirmByCode } from '@ndp/contract/calls/pending.ts';
import { browserHours, mailedCodeLength } from '@ndp/domain/periods.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useAttempt } from '../../attempt/use-attempt.ts';
import { codeOf } from '../../page/typed-code.ts';
import { navigate } from '../../routing/router.ts';
import { tellConfirmed } from '../../site/confirmed-tabs.ts';
import { questionForm } from '../../site/form-fields.ts';
import { ask } from '../../site/site.ts';
import { useFailedTitle } from '../../title/page-title.ts';
import { codeMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';

interface CodeFormProps {
  readonly id: string;
  /** What the estimate was sent with. */
  readonly secret: string;
}

/** Takes the code of the mail in place of its link, and goes on to where the link leads. */
export function CodeForm({ id, secret }: CodeFormProps) {
  const { say } = useLanguage();
  const formMessage = useFormMessage('code');
  const [typed, setTyped] = useState(formMessage?.typed?.code ?? '');
  const [missed, setMissed] = useState(formMessage?.text || undefined);
  const { attempt, isBusy, problem } = useAttempt();
  useFailedTitle(formMessage !== undefined && missed !== undefined);

  async function open(event: FormEvent) {
    event.preventDefault();
    const code = codeOf(typed, mailedCodeLength);
    setMissed(code ? undefined : say(texts.wrongLength, { count: mailedCodeLength }));
    if (!code) return focusField('code');
    const isOpen = await attempt(async () => {
      const body = { submission_secret: secret, code };
      const { token } = await ask(confirmByCode, { params: { id }, body });
      tellConfirmed(id);
      await navigate({ to: '/grant/application/$id/$token', params: { id, token }, replace: true });
    });
    if (!isOpen) focusField('code');
  }

  return (
    <form method="post" id={questionForm} className={styles.code} onSubmit={open} noValidate>
      <TextField
        name="code"
        label={say(texts.label)}
        help={say(texts.help, { count: mailedCodeLength, hours: browserHours })}
        value={typed}
        onChange={setTyped}
        error={missed ?? problem?.text}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        width="short"
        required
      />
      <Button type="submit" busy={isBusy}>
        {say(texts.open)}
      </Button>
    </form>
  );
}
