import { useLanguage } from '@ndp/flows/language.tsx';
import { WelcomePicture } from '@ndp/flows/pictures/welcome.tsx';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { Suspense } from 'react';
import { PageHeading } from '../../page/page-heading.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/router.ts';
import { useRefusal } from '../../site/safe-storage.ts';
import { clearEstimate, useEstimate } from '../estimate-store.ts';
import { welcomeMessages as texts } from './messages.ts';
import styles from './welcome.module.css';

const GoodToKnow = lazyPart(() => import('../good-to-know/good-to-know.tsx'), 'GoodToKnow');

/** Beside going on with an estimate: another one from its first question. */
function StartAnew() {
  const { say } = useLanguage();
  const begin = async () => {
    clearEstimate();
    await navigate({ to: '/application/$step', params: { step: 'project-type' } });
  };
  return (
    <>
      <Button variant="secondary" onClick={begin}>
        {say(texts.startAnew)}
      </Button>
      <p>{say(texts.anew)}</p>
    </>
  );
}

export function Welcome() {
  const { say } = useLanguage();
  const hasBegun = useEstimate(({ answers }) => answers.project_variant !== undefined);
  const { isRefused } = useRefusal();
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <PageHeading title={texts.title} lead={texts.lead} />
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
        </div>
        <WelcomePicture className={styles.picture} />
      </div>
      <Suspense>
        <GoodToKnow />
      </Suspense>
    </div>
  );
}
