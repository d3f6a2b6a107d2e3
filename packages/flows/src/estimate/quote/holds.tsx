import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { estimateNumber } from '@ndp/domain/subsidy/estimate-number.ts';
import { Breakable } from '@ndp/ui/breakable.tsx';
import { formatDate } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
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

/** Until when the estimate holds, and its number, which begins with its day. */
export function Holds({ answers, program, day }: HoldsProps) {
  const { say, language } = useLanguage();
  const number = estimateNumber(toQuoteRequest(answers), program, day);
  return (
    <>
      <p className={styles.holds}>
        {say(messages.holds, { lastDay: formatDate(lastDaysOf(program.terms).send, language) })}
      </p>
      <p className={styles.small}>
        {say(messages.number)}{' '}
        <span className={styles.number}>
          <Breakable text={number} />
        </span>
      </p>
    </>
  );
}
