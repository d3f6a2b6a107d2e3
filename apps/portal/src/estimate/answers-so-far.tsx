import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.tsx';
import { navigate } from '../routing/router.ts';
import styles from './answers-so-far.module.css';
import { clearEstimate, useEstimate } from './estimate-store.ts';
import { frameMessages as texts } from './messages.ts';

const AnswerLines = lazyPart(() => import('./answer-lines.tsx'), 'AnswerLines');

/** The answers accepted so far, and a way to forget them all. The first one says what all others are about. */
export function AnswersSoFar({ path }: { readonly path: string }) {
  const { say } = useLanguage();
  const isAnyAnswered = useEstimate(({ answers }) => answers.project_variant !== undefined);

  async function clear() {
    clearEstimate();
    await navigate({ to: '/application/welcome-page', replace: true });
  }

  return (
    <aside className={styles.panel} aria-labelledby="answers-so-far">
      <h2 id="answers-so-far" className={styles.title}>
        {say(texts.yourAnswers)}
      </h2>
      {isAnyAnswered ? (
        <Suspense>
          <AnswerLines path={path} />
          <FormButton variant="link" action="/application/welcome-page" onAct={clear}>
            {say(texts.clear)}
          </FormButton>
        </Suspense>
      ) : (
        <p className={styles.empty}>{say(texts.noAnswers)}</p>
      )}
    </aside>
  );
}
