import type { Program } from '@ndp/domain/programs/program.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { formatPln } from '../../figures.ts';
import { lowerFirst } from '../../first-letter.ts';
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
        {cause === 'programme_closed' ? (
          <WayOn to="welcome-page" text={say(messages.to_start)} />
        ) : (
          <Changes steps={changeableAnswers(answers, program)} />
        )}
      </div>
    </div>
  );
}

/** The most promising answer to change as the one thing to do, the others beneath it. */
function Changes({ steps: [first, ...others] }: { readonly steps: ReturnType<typeof changeableAnswers> }) {
  const { say } = useLanguage();
  const change = (step: keyof typeof stepLabels) =>
    say(messages.change_answer, { step: lowerFirst(say(stepLabels[step])) });
  if (!first) {
    return (
      <>
        <p>{say(messages.nothing_helps)}</p>
        <WayOn to="project-type" text={say(messages.check_answers)} />
      </>
    );
  }
  return (
    <>
      <p>{say(messages.change_lead, { count: others.length + 1 })}</p>
      <WayOn to={first} text={change(first)} />
      {others.length > 0 && (
        <ul className={styles.changeable}>
          {others.map((step) => (
            <li key={step}>
              <a href={`/application/${step}`}>{change(step)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WayOn({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <p>
      <a href={`/application/${to}`} className={buttonClass('primary')}>
        {text}
      </a>
    </p>
  );
}
