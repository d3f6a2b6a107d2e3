import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { LongTextField } from '../../form/long-text-field.tsx';
import styles from './refusal-panel.module.css';

interface ReplyFormProps {
  /** Of the field; what the form does without script is known by it. */
  readonly name: string;
  readonly label: string;
  readonly button: string;
  /** What is said where nothing was written. */
  readonly needsText: string;
  /** Resolves to the sentence of what went wrong, or to nothing. */
  readonly send: (text: string) => Promise<string | undefined>;
}

/** What the applicant answers in their own words to something the office said. */
export function ReplyForm({ name, label, button, needsText, send }: ReplyFormProps) {
  const formMessage = useFormMessage(name);
  const [text, setText] = useState(formMessage?.typed?.[name] ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(formMessage && (formMessage.text || needsText));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const failed = text.trim() === '' ? needsText : await send(text.trim());
    setProblem(failed);
    setBusy(false);
    if (failed !== undefined) focusField(name);
  };
  return (
    <form method="post" className={`${styles.panel} no-print`} onSubmit={submit} noValidate>
      <LongTextField
        name={name}
        label={label}
        value={text}
        rows={6}
        maxLength={4000}
        error={problem}
        onChange={setText}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
