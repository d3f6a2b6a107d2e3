import { useLanguage } from '@ndp/flows/language.tsx';
import { WelcomePicture } from '@ndp/flows/pictures/welcome.tsx';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageHeading } from '../../page/page-heading.tsx';
import { useRefusal } from '../../site/safe-storage.ts';
import { clearEstimate, useEstimate } from '../estimate-store.ts';
import { welcomeMessages as texts } from './messages.ts';
import styles from './welcome.module.css';

const steps = [
  [texts.step1, texts.step1Help],
  [texts.step2, texts.step2Help],
  [texts.step3, texts.step3Help],
  [texts.step4, texts.step4Help],
  [texts.step5, texts.step5Help],
  [texts.step6, texts.step6Help],
] as const;

const GoodToKnow = lazyRouteComponent(() => import('./good-to-know.tsx'), 'GoodToKnow');

/** Beside going on with an estimate: another one from its first question. */
function StartAnew() {
  const { say } = useLanguage();
  const navigate = useNavigate();
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
      <section aria-labelledby="six-steps">
        <h2 id="six-steps">{say(texts.stepsTitle)}</h2>
        <ol className={styles.steps}>
          {steps.map(([title, help]) => (
            <li key={title.en}>
              <h3>{say(title)}</h3>
              <p>{say(help)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
