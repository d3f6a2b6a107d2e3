import { declineDuties, type HeldDuties, takeDutiesOver } from '@ndp/contract/calls/handover.ts';
import { longestOwnerName, takeOver } from '@ndp/flows/application/duties/handover.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../application/duties/duties.module.css';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { ask } from '../site/site.ts';
import { useValidation } from '../steps/use-validation.ts';
import { heldMessages as texts } from './messages.ts';

interface QuestionProps {
  readonly held: HeldDuties;
  readonly token: string;
  readonly onTaken: (held: HeldDuties) => void;
  readonly onDeclined: () => void;
}

/** Whether the new owner takes the duties over, under the own name, or declines. */
export function Question({ held, token, onTaken, onDeclined }: QuestionProps) {
  const { say, language } = useLanguage();
  const formMessage = useFormMessage('take_over', 'decline', 'decline_sure');
  const [typed, setTyped] = useState({ typed_name: '', ...formMessage?.typed });
  const failed = useWrittenHere()?.failed?.fields;
  const words = { explainer: fullExplainer, labels: { typed_name: texts.name }, failed };
  const { problem, validate } = useValidation(takeOver, typed, () => typed, words);
  const { attempt, isBusy, lines } = useAttempt(undefined, formMessage?.of);
  const [isAsking, setAsking] = useState(formMessage?.of === 'decline' && formMessage.isDone);
  const params = { token };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = takeOver.safeParse(validate()).data;
    if (body) await attempt(async () => onTaken(await ask(takeDutiesOver, { params, body })));
  };
  const decline = async () => {
    setAsking(false);
    if (await attempt(() => ask(declineDuties, { params }))) onDeclined();
  };
  return (
    <section className={styles.duties} aria-labelledby="question">
      <h2 id="question">{say(texts.question)}</h2>
      <p>{say(texts.means, { day: formatDate(held.until, language) })}</p>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <form method="post" className={styles.form} onSubmit={send} noValidate>
        <input type="hidden" name="take_over" />
        <TextField
          name="typed_name"
          label={say(texts.name)}
          help={say(texts.nameHelp)}
          autoComplete="name"
          maxLength={longestOwnerName}
          value={typed.typed_name}
          onChange={(typed_name) => setTyped({ typed_name })}
          error={problem('typed_name')}
          required
        />
        <Button type="submit" busy={isBusy}>
          {say(texts.take)}
        </Button>
      </form>
      <FormButton name="decline" variant="secondary" busy={isBusy} onAct={() => setAsking(true)}>
        {say(texts.decline)}
      </FormButton>
      {isAsking && (
        <ConfirmDialog
          title={say(texts.declineTitle)}
          confirm={say(texts.declineYes)}
          cancel={say(texts.declineNo)}
          sentAs={{ name: 'decline_sure' }}
          onConfirm={() => void decline()}
          onCancel={() => setAsking(false)}
        >
          <p>{say(texts.declineWhat)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
