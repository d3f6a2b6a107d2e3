import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { useLive } from './use-live.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** On the button that goes on. */
  readonly confirm: string;
  /** On the button that leaves everything as it was; Esc does the same. */
  readonly cancel: string;
  /** What the answer to go on is sent as without script. */
  readonly sentAs?: { readonly name: string; readonly value?: string };
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before something that cannot be taken back. Shown as long as it is rendered; focus begins on the button that
 * changes nothing, so that a key pressed twice does no harm, and returns where it was. Without script it stands in
 * the page.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useLive() ? <Modal {...props} /> : <InPage {...props} />;
}

function Modal({ title, children, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
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

function InPage({ title, children, confirm, cancel, sentAs }: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <form method="post" className={styles.inPage}>
      {/* biome-ignore lint/a11y/noAutofocus: without script the browser itself reads it out first */}
      <section tabIndex={-1} aria-labelledby={titleId} autoFocus>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.actions}>
          <Button type="submit" {...sentAs}>
            {confirm}
          </Button>
          <Button type="submit" variant="quiet">
            {cancel}
          </Button>
        </div>
      </section>
    </form>
  );
}
