import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** On the button that goes on. */
  readonly confirm: string;
  /** On the button that leaves everything as it was; Esc does the same. */
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before something that cannot be taken back. Shown as long as it is rendered; focus begins on the button that
 * changes nothing, so that a key pressed twice does no harm, and returns where it was.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    harmless.current?.focus();
    return () => shown?.close();
  }, []);
  const leave = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={leave}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.actions}>
        <Button onClick={onConfirm}>{confirm}</Button>
        <Button ref={harmless} variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </dialog>
  );
}
