import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { hasEstimate } from '../estimate/estimate-store.ts';
import { FormButton } from '../page/form-button.tsx';
import { isAnythingTyped, saveWhatCanBe } from '../page/unsaved.ts';
import { finishVisit } from './forget.ts';
import warningStyles from './idle-warning.module.css';
import { isBehindLink } from './left.ts';
import { sharedComputerMessages as texts } from './messages.ts';
import { listenToTabs, type OtherTabs } from './other-tabs.ts';
import styles from './shared-computer.module.css';
import { useIdleLock } from './use-idle-lock.ts';
import { useReturn } from './use-return.ts';

/** The way to leave a shared computer, and what looks after a page behind a link while nobody does. */
export function SharedComputer({ pathname }: { readonly pathname: string }) {
  const { say } = useLanguage();
  const isSecret = isBehindLink(pathname);
  const { finish, asked, setAsked } = useFinish();
  const secondsLeft = useIdleLock(isSecret);
  useReturn(isSecret);

  /** What can be kept without asking is kept first, so that only what would be lost is asked about. */
  async function askOrFinish() {
    await saveWhatCanBe();
    if (isAnythingTyped()) setAsked('typed');
    else if (hasEstimate()) setAsked('estimate');
    else finish();
  }

  return (
    <>
      <section className={styles.bar} aria-labelledby="shared-computer">
        <div>
          <h2 id="shared-computer">{say(texts.title)}</h2>
          <p>{say(isSecret ? texts.helpBehindLink : texts.help)}</p>
        </div>
        <FormButton variant="secondary" action="/finished" onAct={askOrFinish}>
          {say(texts.finish)}
        </FormButton>
      </section>
      {asked && (
        <ConfirmDialog
          title={say(texts.askTitle)}
          confirm={say(texts.finish)}
          cancel={say(texts.keep)}
          onConfirm={finish}
          onCancel={() => setAsked(undefined)}
        >
          <p>{say(asked === 'typed' ? texts.askTyped : texts.askEstimate)}</p>
        </ConfirmDialog>
      )}
      {secondsLeft !== undefined && <IdleWarning secondsLeft={secondsLeft} />}
    </>
  );
}

/** Finishes in every open tab of the portal: where one is finished, the others are too. */
function useFinish() {
  const [asked, setAsked] = useState<'typed' | 'estimate'>();
  const tabs = useRef<OtherTabs>(undefined);
  useEffect(() => {
    const line = listenToTabs((word) => {
      if (word.kind === 'finished') void finishVisit();
    });
    tabs.current = line;
    return () => line.close();
  }, []);

  function finish() {
    setAsked(undefined);
    tabs.current?.tell({ kind: 'finished' });
    void finishVisit();
  }

  return { finish, asked, setAsked };
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
      className={warningStyles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}left`}
    >
      <h2 id={`${id}title`}>{say(texts.warningTitle)}</h2>
      <div id={`${id}left`} role="status">
        <p className={warningStyles.left}>{say(texts.secondsLeft, { seconds: secondsLeft })}</p>
        <p>{say(isAnythingTyped() ? texts.warningUnsaved : texts.warningSaved)}</p>
      </div>
      <Button>{say(texts.stay)}</Button>
    </dialog>
  );
}
