import { useLanguage } from '@ndp/flows/language.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { mayKnowEstimate } from '../estimate/kept.ts';
import { isAnythingTyped, saveWhatCanBe } from '../page/unsaved.ts';
import { lazyPart } from '../routing/lazy-part.tsx';
import { whenIdle } from '../site/idle.ts';
import { isBehindLink } from './left.ts';
import { sharedComputerMessages as texts } from './messages.ts';
import { listenToTabs, type OtherTabs } from './other-tabs.ts';
import styles from './shared-computer.module.css';

const LeftAlone = lazyPart(() => import('./left-alone.tsx'), 'LeftAlone');

/** The way to leave a shared computer, and what looks after a page behind a link while nobody does. */
export function SharedComputer({ pathname }: { readonly pathname: string }) {
  const { say } = useLanguage();
  const isSecret = isBehindLink(pathname);
  const { finish, asked, setAsked } = useFinish();

  /** What can be kept without asking is kept first, so that only what would be lost is asked about. */
  async function askOrFinish() {
    await saveWhatCanBe();
    if (isAnythingTyped()) setAsked('typed');
    else if (await hasEstimate()) setAsked('estimate');
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
