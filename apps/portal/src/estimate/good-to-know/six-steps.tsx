import { useLanguage } from '@ndp/flows/language.tsx';
import { goodToKnowMessages as texts } from './messages.ts';
import styles from './six-steps.module.css';

const steps = [
  [texts.step1, texts.step1Help],
  [texts.step2, texts.step2Help],
  [texts.step3, texts.step3Help],
  [texts.step4, texts.step4Help],
  [texts.step5, texts.step5Help],
  [texts.step6, texts.step6Help],
] as const;

/** The whole way to the money. */
export function SixSteps() {
  const { say } = useLanguage();
  return (
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
  );
}
