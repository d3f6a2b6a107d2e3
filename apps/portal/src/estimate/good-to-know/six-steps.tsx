import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { goodToKnowMessages as texts } from './messages.ts';
import styles from './six-steps.module.css';

const steps: readonly (readonly [Message, Message?])[] = [
  [texts.step1],
  [texts.step2],
  [texts.step3],
  [texts.step4, texts.step4Help],
  [texts.step5],
  [texts.step6, texts.step6Help],
];

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
            {help && <p>{say(help)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
