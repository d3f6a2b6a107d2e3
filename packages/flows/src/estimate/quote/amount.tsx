import type { Program } from '@ndp/domain/programs/program.ts';
import { isModest } from '@ndp/domain/subsidy/modest-amount.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import type { ReactNode } from 'react';
import { lowerFirst } from '../../first-letter.ts';
import { useLanguage } from '../../language.tsx';
import { formatNumber } from '../../numbers.ts';
import { buildingPictures } from '../../pictures/buildings.tsx';
import { formatterIn } from '../../question.ts';
import type { Answers } from '../answers.ts';
import { newSource } from '../heat-source/questions.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { quoteMessages as messages } from './messages.ts';
import { MovingAmount } from './moving-amount.tsx';
import styles from './quote.module.css';

interface AmountProps {
  readonly answers: Answers;
  readonly answer: QuoteAnswer;
  readonly program: Program;
  /** Whether another heat source would give more. */
  readonly isMoreOffered: boolean;
  /** What else stands beneath the amount. */
  readonly children: ReactNode;
}

/** The amount, as large as the joy about it, and what has to be known beside it. */
export function Amount({ answers, answer, program, isMoreOffered, children }: AmountProps) {
  const { say, language } = useLanguage();
  const Picture = buildingPictures[answers.project_variant ?? 'home'];
  const floor = formatNumber(Number(program.efficiencyBeforeFloor), language, 2);
  const before = formatNumber(answers.efficiency_before ?? 0, language, 2);
  return (
    <>
      <div className={styles.hero}>
        <div>
          <p className={styles.heroText}>
            <strong className={styles.amount}>
              <MovingAmount pln={answer.quote} />
            </strong>{' '}
            {say(messages.non_repayable)}
          </p>
          {answers.is_sub_type_assumed && (
            <p className={styles.assumed}>
              {say(messages.assumed, {
                source: lowerFirst(
                  newSource({ ...answers, is_sub_type_assumed: null }, formatterIn(language)) ?? '',
                ),
              })}
            </p>
          )}
          {children}
        </div>
        <Picture className={styles.heroPicture ?? ''} />
      </div>
      {isModest(answer.quote) && (
        <Notice title={say(messages.modest_title)}>
          <p>{say(messages.modest)}</p>
          {isMoreOffered && <p>{say(messages.modest_more)}</p>}
        </Notice>
      )}
      {answer.explanation.notes.map((note) => (
        <Notice key={note}>
          <p>{say(messages[note], { floor, before })}</p>
        </Notice>
      ))}
    </>
  );
}
