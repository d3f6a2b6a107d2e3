import { Button, type ButtonProps } from './button.tsx';
import { useLive } from './use-live.ts';

export interface FormButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Where it is sent without script; to its own page when absent. */
  readonly action?: string;
  /** It stands in a form already, and sends that one. */
  readonly isWithin?: boolean;
  readonly onAct: () => void;
}

/** A button that acts by script; where none runs it sends a form of its own. */
export function FormButton({ action, isWithin = false, onAct, ...button }: FormButtonProps) {
  const pressed = <Button {...button} type={useLive() ? 'button' : 'submit'} onClick={onAct} />;
  if (isWithin) return pressed;
  return (
    <form method="post" action={action}>
      {pressed}
    </form>
  );
}
