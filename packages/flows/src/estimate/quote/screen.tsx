import { alternatives } from '@ndp/domain/subsidy/alternatives.ts';
import { formatPln } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import type { BarProps, ScreenProps, StepScreen } from '../../screen.tsx';
import type { Answers } from '../answers.ts';
import { Alternatives } from './alternatives/alternatives.tsx';
import { TrialBar } from './alternatives/trial-bar.tsx';
import { useTrial } from './alternatives/use-trial.tsx';
import { Amount } from './amount.tsx';
import { Calculation } from './calculation/calculation.tsx';
import { isNotTaken } from './changeable-answers.ts';
import { Cost } from './cost/cost.tsx';
import { DatedSteps } from './dated-steps.tsx';
import { disclaimerOf } from './disclaimer.ts';
import { Holds } from './holds.tsx';
import { quoteMessages as messages } from './messages.ts';
import styles from './quote.module.css';
import { residentialRequest } from './quote-request.ts';
import { ZeroQuote } from './zero-quote.tsx';

function QuoteFields(props: ScreenProps<Answers>) {
  const { draft, program, today } = props;
  const { say, language } = useLanguage();
  const trial = useTrial(props);
  const { answers, answer, tried } = trial;
  if (!draft.quote || !answer) return null;
  const request = residentialRequest(draft);
  const offered = request && !isNotTaken(draft) ? alternatives(request, program) : [];
  const highest = Math.max(0, ...offered.map((each) => each.quote));
  const hasAmount = answer.quote > 0;
  return (
    <div className={styles.quote}>
      {hasAmount ? (
        <>
          <Amount answers={answers} answer={answer} program={program} isMoreOffered={highest > answer.quote}>
            {tried !== undefined && (
              <p className={styles.trying}>
                {say(messages.trying, { source: tried })}
                <br />
                {say(messages.yours, { amount: formatPln(draft.quote.quote, language) })}
              </p>
            )}
            <Holds answers={answers} program={program} day={today} />
          </Amount>
          <Cost frame={props} answers={answers} quote={answer.quote} />
          <DatedSteps today={today} program={program} />
        </>
      ) : (
        <ZeroQuote answers={answers} answer={answer} program={program} />
      )}
      {offered.length > 0 && <Alternatives alternatives={offered} mine={draft} trial={trial} />}
      {hasAmount && (
        <>
          <Calculation answers={answers} answer={answer} program={program} />
          <section>
            <p className={styles.small}>{say(disclaimerOf(answers))}</p>
            <a href="/application/estimate-sheet" className="no-print">
              {say(messages.sheet)}
            </a>
          </section>
        </>
      )}
      <TrialBar mine={draft} trial={trial} />
    </div>
  );
}

/** The amount and the way on, in a bar that stays in sight. */
function AmountBar({ draft, children }: BarProps<Answers>) {
  const { language } = useLanguage();
  return (
    <div className={styles.bar} data-bar>
      <strong className={styles.barAmount}>{draft.quote && formatPln(draft.quote.quote, language)}</strong>
      {children}
    </div>
  );
}

export const quoteScreen: StepScreen<Answers> = {
  title: messages.title,
  next: messages.next,
  Bar: AmountBar,
  Fields: QuoteFields,
};
