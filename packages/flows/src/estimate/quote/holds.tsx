import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { estimateNumber } from '@ndp/domain/subsidy/estimate-number.ts';
import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import type { Answers } from '../answers.ts';
import { toQuoteRequest } from '../requests.ts';
import { quoteMessages as messages } from './messages.ts';
import styles from './quote.module.css';

interface HoldsProps {
  readonly answers: Answers;
  readonly program: Program;
  /** The day of the estimate, `YYYY-MM-DD`. */
  readonly day: string;
}

/** When the estimate was made, until when it holds, and its number. */
export function Holds({ answers, program, day }: HoldsProps) {
  const { say, language } = useLanguage();
  return (
    <p className={styles.small}>
      {say(messages.holds, {
        day: formatDate(day, language),
        lastDay: formatDate(lastDaysOf(program.terms).send, language),
      })}{' '}
      {say(messages.number)}{' '}
      <span className={styles.number}>{estimateNumber(toQuoteRequest(answers), program, day)}</span>
    </p>
  );
}
