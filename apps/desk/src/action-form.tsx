import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { deskMessages } from './messages.ts';
import { Failure } from './page/failure.tsx';
import type { Action } from './use-action.ts';

interface ActionFormProps {
  readonly className: string | undefined;
  readonly action: Action;
  /** What stands on the button that sends it. */
  readonly button: string;
  readonly variant?: 'primary' | 'secondary';
  readonly onSend: () => unknown;
  /** Puts the form away again. */
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Sends a form by the page itself; the first field that is wrong then gets the focus, so that its remark is read out. */
export function sendWith(onSend: () => unknown) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    flushSync(() => void onSend());
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
}

/** A form at the desk: its fields, the button that sends it, and why it was not done. */
export function ActionForm(props: ActionFormProps) {
  const { className, action, button, variant = 'primary', onSend, onCancel, children } = props;
  const { say } = useLanguage();
  return (
    <form method="post" className={className} onSubmit={sendWith(onSend)}>
      {children}
      <Button type="submit" variant={variant} busy={action.isBusy}>
        {button}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {say(deskMessages.cancel)}
        </Button>
      )}
      <Failure failure={action.failure} />
    </form>
  );
}
