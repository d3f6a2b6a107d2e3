import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { useNewEstimate } from '../opening/use-new-estimate.ts';
import styles from './declining.module.css';
import { signingMessages, decliningMessages as texts } from './messages.ts';
import { declineField } from './sign-rules.ts';
import type { ToSignProps } from './signing-client.ts';
import { useWrittenSigning } from './written-signing.ts';

/** The way not to sign: folded away, explained, and taken only with a second press. */
export function Declining({ client, signing, onOutcome }: ToSignProps) {
  const isSecond = signing.joint?.is_second === true;
  const { say } = useLanguage();
  const newEstimate = useNewEstimate();
  const before = useWrittenSigning()?.declining;
  const [reason, setReason] = useState(before?.reason ?? '');
  const { attempt, isBusy, lines } = useAttempt(() => onOutcome('gone'));

  async function decline() {
    if (await attempt(() => client.decline(reason.trim()))) onOutcome('declined');
  }

  return (
    <details className={styles.declining} open={before !== undefined}>
      <summary>{say(texts.open)}</summary>
      <form method="post" className={styles.panel} onSubmit={(event) => event.preventDefault()}>
        <p>{isSecond ? say(texts.meaningSecond) : say(texts.meaning, { newEstimate })}</p>
        <p>{say(isSecond ? texts.meanwhileSecond : texts.meanwhile)}</p>
        <TextField
          name="reason"
          label={say(texts.reason)}
          optionalText={say(texts.optional)}
          value={reason}
          onChange={setReason}
          maxLength={500}
          rows={3}
          multiline
        />
        <Failure
          title={signingMessages.failed}
          lines={before && lines.length === 0 ? before.lines : lines}
          kept={signingMessages.kept}
        />
        <Button
          variant="secondary"
          type={useLive() ? 'button' : 'submit'}
          name={declineField}
          busy={isBusy}
          onClick={decline}
        >
          {say(isSecond ? texts.confirmSecond : texts.confirm)}
        </Button>
      </form>
    </details>
  );
}
