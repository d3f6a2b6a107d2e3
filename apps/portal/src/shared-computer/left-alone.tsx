import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { isAnythingTyped } from '../page/unsaved.ts';
import styles from './idle-warning.module.css';
import { lockingMessages as texts } from './locking/messages.ts';
import { useIdleLock } from './use-idle-lock.ts';
import { useReturn } from './use-return.ts';

/** Looks after a page behind a link while nobody does: locks it, and looks again when it is come back to. */
export function LeftAlone() {
  const secondsLeft = useIdleLock();
  useReturn();
  return secondsLeft !== undefined && <IdleWarning secondsLeft={secondsLeft} />;
}

/** Says that the page will be locked and how to go on: any key, touch or button does. Focus returns where it was. */
function IdleWarning({ secondsLeft }: { readonly secondsLeft: number }) {
  const { say } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}left`}
    >
      <h2 id={`${id}title`}>{say(texts.warningTitle)}</h2>
      <div id={`${id}left`} role="status">
        <p className={styles.left}>{say(texts.secondsLeft, { seconds: secondsLeft })}</p>
        <p>{say(isAnythingTyped() ? texts.warningUnsaved : texts.warningSaved)}</p>
      </div>
      <Button>{say(texts.stay)}</Button>
    </dialog>
  );
}
