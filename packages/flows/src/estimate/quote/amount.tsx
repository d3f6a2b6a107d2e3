import type { Program } from '@ndp/domain/programs/program.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useLanguage } from '../../language.tsx';
import { formatNumber, formatPln } from '../../numbers.ts';
import { buildingPictures } from '../../pictures/buildings.tsx';
import type { QuoteAnswer } from '../quote-answer.ts';
import { quoteMessages as messages } from './messages.ts';
import styles from './quote.module.css';

interface AmountProps {
  readonly answer: QuoteAnswer;
  readonly program: Program;
  readonly building: ProjectVariant;
}

/** The amount, as large as the joy about it, and what has to be known beside it. */
export function Amount({ answer, program, building }: AmountProps) {
  const { say, language } = useLanguage();
  const Picture = buildingPictures[building];
  const floor = formatNumber(Number(program.efficiencyBeforeFloor), language, 2);
  return (
    <>
      <div className={styles.hero}>
        <p className={styles.heroText}>
          <strong className={styles.amount}>{formatPln(answer.quote)}</strong> {say(messages.non_repayable)}
        </p>
        <Picture className={styles.heroPicture ?? ''} />
      </div>
      {answer.explanation.notes.map((note) => (
        <Notice key={note}>
          <p>{say(messages[note], { floor })}</p>
        </Notice>
      ))}
    </>
  );
}
