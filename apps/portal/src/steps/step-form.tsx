import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import type { FormEvent, ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';
import { questionForm, sendingKeyField } from '../site/form-fields.ts';
import { useFailedTitle } from '../title/page-title.ts';
import { stepMessages as texts } from './messages.ts';
import styles from './step-form.module.css';
import type { Validation } from './use-validation.ts';

interface StepFormProps {
  readonly title: Message;
  readonly lead?: Message | undefined;
  /** How what is typed stands with the server, beneath the way on. */
  readonly status?: ReactNode;
  /** Why the last attempt to go on failed at the server. */
  readonly failure: ReactNode;
  readonly validation: Validation;
  /** The text of the button that leads on; none where there is no way on. */
  readonly next: string | undefined;
  /** Places the way on; it stands before the way back when absent. */
  readonly bar?: ((wayOn: ReactNode) => ReactNode) | undefined;
  readonly isBusy: boolean;
  /** The key a form without script is sent under, so that sending it twice stores once. */
  readonly sendingKey?: string | undefined;
  /** It has fields for files, which a form without script sends along. */
  readonly hasFiles?: boolean;
  /** Where a form without script is sent; to its own page when absent. */
  readonly action?: string;
  readonly back: ReactNode;
  readonly onAccepted: (answers: object) => void;
  readonly children: ReactNode;
}

/** One step on its page: what went wrong, the question, its fields, the way on and the way back. */
export function StepForm({ validation, onAccepted, ...props }: StepFormProps) {
  const { say } = useLanguage();
  const { errors, attempt, areMissing, validate } = validation;
  useFailedTitle(errors.length > 0);

  const bar = props.next === undefined ? undefined : props.bar;
  const wayOn = props.next && (
    <Button type="submit" busy={props.isBusy}>
      {props.next}
    </Button>
  );

  function goOn(event: FormEvent) {
    event.preventDefault();
    const accepted = validate();
    if (accepted) onAccepted(accepted);
  }

  return (
    <form
      method="post"
      action={props.action}
      encType={props.hasFiles ? 'multipart/form-data' : undefined}
      id={questionForm}
      className={styles.form}
      onSubmit={goOn}
      noValidate
    >
      {/* The first button of a form is pressed by Enter in any of its fields. */}
      {props.hasFiles && <button type="submit" hidden />}
      {props.sendingKey && <input type="hidden" name={sendingKeyField} value={props.sendingKey} />}
      {props.failure}
      <ErrorSummary
        title={
          errors.length > 0
            ? say(areMissing ? texts.toFillIn : texts.toCorrect, { count: errors.length })
            : ''
        }
        attempt={attempt}
        items={errors}
      />
      <PageHeading title={props.title} lead={props.lead} />
      <div className={styles.fields}>{props.children}</div>
      {bar?.(wayOn)}
      <div className={styles.actions}>
        {!bar && wayOn}
        {props.back}
      </div>
      {props.status}
    </form>
  );
}
