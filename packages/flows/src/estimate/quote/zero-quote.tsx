import { useLanguage } from '../../language.tsx';
import { formatPln } from '../../numbers.ts';
import { ZeroPicture } from '../../pictures/zero.tsx';
import type { Answers } from '../answers.ts';
import { stepLabels } from '../labels.ts';
import { changeableAnswers } from './changeable-answers.ts';
import { zeroMessages as messages, zeroReasonMessages } from './messages.ts';
import styles from './quote.module.css';

/** No amount: why, in plain words, and the way to the answers that could change it. */
export function ZeroQuote({ answers }: { readonly answers: Answers }) {
  const { say } = useLanguage();
  const reason = answers.quote?.explanation.reason ?? 'no_saving';
  const steps = changeableAnswers(answers);
  return (
    <div className={styles.zero}>
      <ZeroPicture className={styles.zeroPicture ?? ''} />
      <div>
        <h2>{say(messages.title, { amount: formatPln(0) })}</h2>
        <p>{say(zeroReasonMessages[reason])}</p>
        {steps.length > 0 && (
          <>
            <h3>{say(messages.change)}</h3>
            <ul className={styles.changeable}>
              {steps.map((step) => (
                <li key={step}>
                  <a href={`/application/${step}`}>{say(stepLabels[step])}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
