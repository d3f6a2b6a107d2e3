import { Button, type ButtonProps } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';

interface FormButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Where it is sent without script; to its own page when absent. */
  readonly action?: string;
  readonly onAct: () => void;
}

/** A button that acts by script; where none runs it sends a form of its own. */
export function FormButton({ action, onAct, ...button }: FormButtonProps) {
  return (
    <form method="post" action={action}>
      <Button {...button} type={useLive() ? 'button' : 'submit'} onClick={onAct} />
    </form>
  );
}
