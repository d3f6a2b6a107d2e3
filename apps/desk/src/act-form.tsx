import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import type { ReactNode } from 'react';
import { deskMessages } from './messages.ts';
import { Failure } from './page/failure.tsx';
import type { Act } from './use-act.ts';

interface ActFormProps {
  readonly className: string | undefined;
  readonly acting: Act;
  /** What stands on the button that sends it. */
  readonly button: string;
  readonly variant?: 'primary' | 'secondary';
  readonly onSend: () => unknown;
  /** Puts the form away again. */
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form at the desk: its fields, the button that sends it, and why it was not done. */
export function ActForm(props: ActFormProps) {
  const { className, acting, button, variant = 'primary', onSend, onCancel, children } = props;
  const { say } = useLanguage();
  return (
    <form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <Button type="submit" variant={variant} busy={acting.isBusy}>
        {button}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {say(deskMessages.cancel)}
        </Button>
      )}
      <Failure failure={acting.failure} />
    </form>
  );
}
