import type { Program } from '@ndp/domain/programs/program.ts';
import { formatPln } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import { formatNumber } from '../../numbers.ts';
import { ZeroPicture } from '../../pictures/zero.tsx';
import type { Answers } from '../answers.ts';
import { stepLabels } from '../labels.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { changeableAnswers } from './changeable-answers.ts';
import { zeroMessages as messages, zeroCauseMessages } from './messages.ts';
import styles from './quote.module.css';
import { zeroCause } from './zero-cause.ts';

interface ZeroQuoteProps {
  readonly answers: Answers;
  readonly answer: QuoteAnswer;
  readonly program: Program;
}

/** No amount: the real cause in plain words, and the way to those answers that, changed, would give one. */
export function ZeroQuote({ answers, answer, program }: ZeroQuoteProps) {
  const { say, language } = useLanguage();
  const cause = zeroCause(answer);
  const steps = changeableAnswers(answers, program);
  const number = (value: number) => formatNumber(value, language, 2);
  return (
    <div className={styles.zero}>
      <ZeroPicture className={styles.zeroPicture ?? ''} />
      <div>
        <h2>{say(messages.title, { amount: formatPln(0, language) })}</h2>
        <p>
          {say(zeroCauseMessages[cause], {
            before: number(answers.efficiency_before ?? 0),
            after: number(answers.efficiency_after ?? 0),
            floor: number(Number(program.efficiencyBeforeFloor)),
          })}
        </p>
        {cause !== 'programme_closed' && <Changes steps={steps} />}
      </div>
    </div>
  );
}

function Changes({ steps }: { readonly steps: ReturnType<typeof changeableAnswers> }) {
  const { say } = useLanguage();
  if (steps.length === 0) return <p>{say(messages.nothing_helps)}</p>;
  return (
    <>
      <h3>{say(messages.change)}</h3>
      <p>{say(messages.change_lead, { count: steps.length })}</p>
      <ul className={styles.changeable}>
        {steps.map((step) => (
          <li key={step}>
            <a href={`/application/${step}`}>{say(stepLabels[step])}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
