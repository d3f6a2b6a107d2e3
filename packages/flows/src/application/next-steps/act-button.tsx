import { Button, type ButtonVariant } from '@ndp/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import styles from './next-steps.module.css';

/** Does something for the applicant; resolves to the sentence of what went wrong, or to nothing. */
export type Act = () => Promise<string | undefined>;

interface ActButtonProps {
  readonly act: Act;
  readonly children: ReactNode;
  /** What is said once it is done; then the button is gone, so that nobody presses it again and again. */
  readonly done?: string;
  readonly variant?: ButtonVariant;
}

/** A button for one act, which says how it went. */
export function ActButton({ act, children, done, variant = 'secondary' }: ActButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string>();

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
        <Button variant={variant} busy={state === 'busy'} onClick={press}>
          {children}
        </Button>
      )}
      <p role="status" className={styles.done}>
        {isDone ? done : ''}
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
