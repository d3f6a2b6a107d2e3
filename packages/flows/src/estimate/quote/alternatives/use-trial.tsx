import type { Program } from '@ndp/domain/programs/program.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import type { NewSource } from '@ndp/domain/subsidy/reference-table.ts';
import { useEffect, useState } from 'react';
import { formatPln } from '../../../figures.ts';
import { useLanguage } from '../../../language.tsx';
import { formatterIn } from '../../../question.ts';
import type { ScreenProps } from '../../../screen.tsx';
import type { Answers } from '../../answers.ts';
import { newSource } from '../../heat-source/questions.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { tellDifference } from '../difference.ts';
import { quoteMessages, zeroMessages } from '../messages.ts';
import { residentialRequest } from '../quote-request.ts';
import { isSame } from './best-others.ts';
import { decided } from './decided.ts';
import { alternativeMessages as messages } from './messages.ts';

/** Another heat source, looked at in place of one's own. */
export interface Trial {
  /** The answers with the source that is tried, or one's own. */
  readonly answers: Answers;
  readonly answer: QuoteAnswer | undefined;
  /** The name of the source that is tried; undefined while one looks at one's own. */
  readonly tried: string | undefined;
  /** What has just happened, to be read out. */
  readonly said: string;
  readonly start: (source: NewSource) => void;
  readonly keep: () => void;
  readonly back: () => void;
}

/** Lets a visitor try heat sources; what was answered changes only when one of them is kept. */
export function useTrial({ draft, program, answer, hold }: ScreenProps<Answers>): Trial {
  const { say, language } = useLanguage();
  const [source, setSource] = useState<NewSource>();
  const [said, setSaid] = useState('');
  const answers = source ? { ...draft, ...decided, ...source } : draft;
  const tried = source && triedQuote(answers, program);
  const name = (chosen: NewSource) => newSource(chosen, formatterIn(language)) ?? '';

  // The heading is read out first, and the amount stands beneath it; what comes along with its page is not read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when one comes here
  useEffect(() => {
    if (!draft.quote) return;
    const amount = formatPln(draft.quote.quote, language);
    const sentence =
      draft.quote.quote > 0
        ? `${amount} ${say(quoteMessages.non_repayable)}`
        : say(zeroMessages.title, { amount });
    const later = setTimeout(() => setSaid((before) => before || sentence), 500);
    return () => clearTimeout(later);
  }, []);

  function start(next: NewSource) {
    if (isSame(next, draft)) return back();
    const amount = triedQuote({ ...draft, ...next }, program)?.quote ?? 0;
    const mine = draft.quote?.quote ?? 0;
    const difference = tellDifference(mine, amount, language);
    const values = { source: name(next), amount: formatPln(amount, language), difference };
    setSource(next);
    setSaid(say(mine > 0 ? messages.tried : messages.tried_none, values));
    hold?.(true);
  }

  function end(sentence: string) {
    setSource(undefined);
    setSaid(sentence);
    hold?.(false);
  }

  function keep() {
    if (!source || !tried) return;
    answer?.('heat-source', { ...decided, ...source, quote: tried });
    end(say(messages.kept, { amount: formatPln(tried.quote, language) }));
  }

  function back() {
    end(source ? say(messages.back_again, { amount: formatPln(draft.quote?.quote ?? 0, language) }) : '');
  }

  return { answers, answer: tried ?? draft.quote, tried: source && name(source), said, start, keep, back };
}

function triedQuote(answers: Answers, program: Program): QuoteAnswer | undefined {
  const request = residentialRequest(answers);
  return request && (quote(request, program) as QuoteAnswer);
}
