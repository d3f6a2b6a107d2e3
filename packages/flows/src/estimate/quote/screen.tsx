import { alternatives } from '@ndp/domain/subsidy/alternatives.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { formatPln } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import type { Answers } from '../answers.ts';
import { Alternatives } from './alternatives/alternatives.tsx';
import { TrialBar } from './alternatives/trial-bar.tsx';
import { useTrial } from './alternatives/use-trial.tsx';
import { Amount } from './amount.tsx';
import { isNotTaken } from './changeable-answers.ts';
import { disclaimerOf } from './disclaimer.ts';
import { Holds } from './holds.tsx';
import { quoteMessages as messages } from './messages.ts';
import { MadeOf } from './picture/made-of.tsx';
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
  return (
    <div className={styles.quote}>
      {answer.quote === 0 ? (
        <ZeroQuote answers={answers} answer={answer} program={program} />
      ) : (
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
          <MadeOf answers={answers} answer={answer} program={program} />
        </>
      )}
      {offered.length > 0 && <Alternatives alternatives={offered} mine={draft} trial={trial} />}
      {draft.quote.quote > 0 && <WhatNext answers={answers} weeks={program.terms.weeks.payment} />}
      <TrialBar mine={draft} trial={trial} />
    </div>
  );
}

function WhatNext({ answers, weeks }: { readonly answers: Answers; readonly weeks: number }) {
  const { say } = useLanguage();
  const steps = [messages.next_plan, messages.next_link, messages.next_contract, messages.next_paid];
  return (
    <section>
      <h2>{say(messages.what_next)}</h2>
      <ol className={styles.next}>
        {steps.map((step) => (
          <li key={step.en}>{say(step, { weeks })}</li>
        ))}
      </ol>
      <p className={styles.small}>{say(disclaimerOf(answers))}</p>
      <a href="/application/estimate-sheet" className={`${buttonClass('secondary')} no-print`}>
        {say(messages.sheet)}
      </a>
    </section>
  );
}

export const quoteScreen: StepScreen<Answers> = {
  title: messages.title,
  next: messages.next,
  Fields: QuoteFields,
};
