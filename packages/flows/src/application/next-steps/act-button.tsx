import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import type { ButtonVariant } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { type ReactNode, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import styles from './next-steps.module.css';

/** Does something for the applicant; resolves to the sentence of what went wrong, or to nothing. */
export type ApplicantAction = () => Promise<string | undefined>;

interface ActButtonProps {
  /** What it is sent as without script, and whether it stands in a form that sends it. */
  readonly name: string;
  /** Which of several of that name. */
  readonly value?: string;
  readonly isWithin?: boolean;
  readonly act: ApplicantAction;
  readonly children: ReactNode;
  /** What is said once it is done; then the button is gone, so that nobody presses it again and again. */
  readonly done?: string;
  readonly variant?: ButtonVariant;
  /** Its name for whoever does not see what it stands beside. */
  readonly label?: string;
}

/** A button for one act, which says how it went. */
export function ActButton(props: ActButtonProps) {
  const { act, children, done, variant = 'secondary', name, value, label, isWithin = false } = props;
  const said = useFormMessage(name);
  const formMessage = value === undefined || said?.typed?.[name] === value ? said : undefined;
  const [state, setState] = useState<'idle' | 'busy' | 'done'>(formMessage?.isDone ? 'done' : 'idle');
  const [problem, setProblem] = useState(formMessage?.isDone === false ? formMessage.text : undefined);

  async function press() {
    setState('busy');
    const failed = await act();
    setProblem(failed);
    setState(failed === undefined ? 'done' : 'idle');
  }

  const isDone = state === 'done' && done !== undefined;
  return (
    <div>
      {!isDone && (
        <FormButton {...{ name, value, label, isWithin, variant }} busy={state === 'busy'} onAct={press}>
          {children}
        </FormButton>
      )}
      <AnswerLine role="status" className={styles.done} isFirst={formMessage?.isDone === true}>
        {isDone ? done : ''}
      </AnswerLine>
      {problem !== undefined && (
        <AnswerLine role="alert" className={styles.problem} isFirst={formMessage?.isDone === false}>
          {problem}
        </AnswerLine>
      )}
    </div>
  );
}
