import { useLanguage } from '@ndp/flows/language.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { mayKnowEstimate } from '../estimate/kept.ts';
import { isAnythingTyped, saveWhatCanBe } from '../page/unsaved.ts';
import { lazyPart } from '../routing/lazy-part.tsx';
import { whenIdle } from '../site/idle.ts';
import { isOpenedBySecret } from './left.ts';
import { sharedComputerMessages as texts } from './messages.ts';
import { listenToTabs, type OtherTabs } from './other-tabs.ts';
import styles from './shared-computer.module.css';

const LeftAlone = lazyPart(() => import('./left-alone.tsx'), 'LeftAlone');

const panelId = 'header-menu';

/** The header’s menu with the way to leave a shared computer, and what looks after a page behind a link while nobody does. */
export function SharedComputer({ pathname }: { readonly pathname: string }) {
  const { say } = useLanguage();
  const isSecret = isOpenedBySecret(pathname);
  const { finish, asked, setAsked } = useFinish();

  /** What can be kept without asking is kept first, so that only what would be lost is asked about. */
  async function askOrFinish() {
    await saveWhatCanBe();
    if (isAnythingTyped()) setAsked('typed');
    else if (await hasEstimate()) setAsked('estimate');
    else finish();
  }

  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={panelId} aria-label={say(texts.menu)}>
        {/* Its own: those of the fields would come along. */}
        <svg
          aria-hidden="true"
          width="24"
          height="24"
          viewBox="0 0 24 24"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M3 6.5h18M3 12h18M3 17.5h18" />
        </svg>
        <span className={styles.name}>{say(texts.menu)}</span>
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <h2>{say(texts.title)}</h2>
        <p>{say(isSecret ? texts.helpOfLinkPage : texts.help)}</p>
        <FormButton
          variant="secondary"
          action="/finished"
          onAct={() => {
            // It gives the focus back to what opened it, which is still there once the question is answered.
            panel.current?.hidePopover();
            void askOrFinish();
          }}
        >
          {say(texts.finish)}
        </FormButton>
        {!isSecret && (
          <p className={styles.lost}>
            <a href="/error?code=NEW_LINK">{say(texts.lost)}</a>
          </p>
        )}
      </div>
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
      <Suspense>{isSecret && <LeftAlone />}</Suspense>
    </>
  );
}

async function hasEstimate(): Promise<boolean> {
  return mayKnowEstimate() && (await import('../estimate/estimate-store.ts')).hasEstimate();
}

/** All that forgets is fetched while nobody waits for it. */
const forgetting = () => import('./forget.ts');

/** Finishes in every open tab of the portal: where one is finished, the others are too. */
function useFinish() {
  const [asked, setAsked] = useState<'typed' | 'estimate'>();
  const tabs = useRef<OtherTabs>(undefined);
  useEffect(() => {
    whenIdle(forgetting);
    const line = listenToTabs((word) => {
      if (word.kind === 'finished') void forgetVisit();
    });
    tabs.current = line;
    return () => line.close();
  }, []);

  function finish() {
    setAsked(undefined);
    tabs.current?.tell({ kind: 'finished' });
    void forgetVisit();
  }

  return { finish, asked, setAsked };
}

async function forgetVisit(): Promise<void> {
  await (await forgetting()).finishVisit();
}
