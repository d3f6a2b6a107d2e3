import { useLanguage } from '@ndp/flows/language.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { type ReactNode, useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';

interface ReasonFormProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly button: string;
  readonly variant?: 'primary' | 'secondary';
  /** What is written there nearly always, and stands there to begin with. */
  readonly usual?: string;
  /** Puts the form away again. */
  readonly onCancel?: () => void;
  /** What else is asked, beneath the reason. */
  readonly children?: ReactNode;
  /** Whether it was done. */
  readonly act: (reason: string) => Promise<boolean>;
}

const fewestLetters = 5;

/** Something that is done with a reason, which is kept; the field is empty again once it was done. */
export function ReasonForm({
  name,
  label,
  help,
  button,
  variant = 'primary',
  usual = '',
  onCancel,
  children,
  act,
}: ReasonFormProps) {
  const { say } = useLanguage();
  const [reason, setReason] = useState(usual);
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const given = reason.trim();
  useUnsaved(given !== '' && given !== usual);
  const isShort = given.length < fewestLetters;
  const send = async () => {
    setTried(true);
    if (isShort) return;
    await action.run(async () => {
      if (!(await act(given))) return;
      setReason('');
      setTried(false);
    });
  };
  return (
    <ActionForm className={styles.form} {...{ action, button, variant, onCancel }} onSend={send}>
      <TextField
        name={name}
        label={label}
        help={help}
        value={reason}
        maxLength={500}
        error={isTried && isShort ? say(texts.needs_reason) : undefined}
        onChange={setReason}
      />
      {children}
    </ActionForm>
  );
}
