import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { navigate } from '../routing/router.ts';
import { AnswerLines } from './answer-lines.tsx';
import { lineMessages as texts } from './answer-lines-messages.ts';
import { answersFold } from './answers-fold.ts';
import styles from './answers-so-far.module.css';
import { clearEstimate } from './estimate-store.ts';

/** The answers accepted so far, and a way to forget them all: beside the question, or folded beneath it on a phone. */
export function AnswersPanel({ path }: { readonly path: string }) {
  const { say } = useLanguage();

  async function clear() {
    clearEstimate();
    await navigate({ to: '/application/welcome-page', replace: true });
  }

  return (
    <aside className={styles.panel} aria-labelledby="answers-so-far">
      <h2 id="answers-so-far" className={styles.title}>
        {say(texts.yourAnswers)}
      </h2>
      <details
        id={answersFold.id}
        className={styles.fold}
        open={answersFold.isUnfolded}
        suppressHydrationWarning
      >
        <summary>{say(texts.yourAnswers)}</summary>
        <AnswerLines path={path} />
        <FormButton variant="link" action="/application/welcome-page" onAct={clear}>
          {say(texts.clear)}
        </FormButton>
      </details>
    </aside>
  );
}
