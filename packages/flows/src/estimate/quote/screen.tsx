import { Button } from '@ndp/ui/button.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import type { Answers } from '../answers.ts';
import { Amount } from './amount.tsx';
import { MadeOf } from './made-of.tsx';
import { quoteMessages as messages } from './messages.ts';
import { OtherSources } from './other-sources.tsx';
import styles from './quote.module.css';
import { ZeroQuote } from './zero-quote.tsx';

function QuoteFields({ draft, program }: ScreenProps<Answers>) {
  if (!draft.quote) return null;
  if (draft.quote.quote === 0) return <ZeroQuote answers={draft} />;
  return (
    <div className={styles.quote}>
      <Amount answer={draft.quote} program={program} building={draft.project_variant ?? 'home'} />
      <MadeOf answer={draft.quote} />
      <OtherSources answers={draft} program={program} />
      <WhatNext />
    </div>
  );
}

function WhatNext() {
  const { say } = useLanguage();
  const steps = [messages.next_plan, messages.next_link, messages.next_contract, messages.next_paid];
  return (
    <section>
      <h2>{say(messages.what_next)}</h2>
      <ol className={styles.next}>
        {steps.map((step) => (
          <li key={step.en}>{say(step)}</li>
        ))}
      </ol>
      <p className={styles.small}>{say(messages.disclaimer)}</p>
      <Button variant="secondary" onClick={() => window.print()}>
        {say(messages.print)}
      </Button>
    </section>
  );
}

export const quoteScreen: StepScreen<Answers> = {
  title: messages.title,
  next: messages.next,
  Fields: QuoteFields,
};
