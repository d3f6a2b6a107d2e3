import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { WelcomePicture } from '@ndp/flows/pictures/welcome.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Suspense, useSyncExternalStore } from 'react';
import { PageHeading } from '../../page/page-heading.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';
import { Link } from '../../routing/link.tsx';
import type { LoadedProps } from '../../routing/pages.ts';
import { navigate } from '../../routing/router.ts';
import { useSite } from '../../routing/visit.ts';
import { useRefusal } from '../../site/safe-storage.ts';
import { useWritten } from '../written.ts';
import type { loadWelcome } from './load-welcome.ts';
import { welcomeMessages as texts } from './messages.ts';
import styles from './welcome.module.css';

const GoodToKnow = lazyPart(() => import('../good-to-know/good-to-know.tsx'), 'GoodToKnow');

const NotOpen = lazyPart(() => import('../../opening/not-open.tsx'), 'NotOpen');

/** Beside going on with an estimate: another one from its first question. */
function StartAnew() {
  const { say } = useLanguage();
  const begin = async () => {
    (await import('../estimate-store.ts')).clearEstimate();
    await navigate({ to: '/application/$step', params: { step: 'project-type' } });
  };
  return (
    <>
      <FormButton variant="secondary" name="anew" onAct={begin}>
        {say(texts.startAnew)}
      </FormButton>
      <p>{say(texts.anew)}</p>
    </>
  );
}

export function Welcome({ data }: LoadedProps<typeof loadWelcome>) {
  const { state } = useSite().config.program_standing;
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <PageHeading title={texts.title} lead={texts.lead} />
          {takesEstimates(state) ? (
            <Start hasBegunHere={data.hasBegun} />
          ) : (
            <Suspense>
              <NotOpen />
            </Suspense>
          )}
        </div>
        <WelcomePicture className={styles.picture} />
      </div>
      <Suspense>{state !== 'closed' && <GoodToKnow />}</Suspense>
    </div>
  );
}

const noChanges = () => () => {};

function Start({ hasBegunHere }: { readonly hasBegunHere: boolean }) {
  const { say } = useLanguage();
  // Unless it was written for this very visitor, the page was written for whoever has not begun.
  const isOwn = useWritten() !== undefined;
  const hasBegun = useSyncExternalStore(
    noChanges,
    () => hasBegunHere,
    () => isOwn && hasBegunHere,
  );
  const { isRefused } = useRefusal();
  return (
    <div className={styles.start}>
      <Link
        to="/application/$step"
        params={{ step: hasBegun ? 'submit' : 'project-type' }}
        className={buttonClass('primary')}
      >
        {say(hasBegun ? texts.resume : texts.start)}
      </Link>
      {hasBegun && <StartAnew />}
      <p>
        {say(texts.duration)} {!isRefused && say(texts.saved)}
      </p>
    </div>
  );
}
