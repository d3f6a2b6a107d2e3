import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { formatDate, formatPln, formatShare } from '../../../figures.ts';
import { useLanguage } from '../../../language.tsx';
import { formatNumber } from '../../../numbers.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { calculationMessages as messages } from './messages.ts';

interface MoneyProps {
  readonly answer: QuoteAnswer;
  readonly program: Program;
}

/** How the legal ceiling comes about. */
export function CeilingWords({ answer: { explanation } }: Pick<MoneyProps, 'answer'>) {
  const { say, language } = useLanguage();
  const { reference_value_toe: toe, unit_fee_pln_per_toe: feePln, ceiling_pln } = explanation;
  const fee = formatPln(feePln, language, 2);
  return (
    <>
      <p>
        {say(messages.ceiling_sum, {
          toe: formatNumber(toe, language, 6),
          fee,
          ceiling: formatPln(ceiling_pln, language, 2),
          isExact: Math.abs(toe * feePln - ceiling_pln) < 1e-9 ? 'yes' : 'no',
        })}
      </p>
      <p>{say(messages.fee, { fee, year: String(explanation.programme_year) })}</p>
    </>
  );
}

/** Which part of the ceiling is paid out, and where the rest goes. */
export function ShareWords({ answer: { quote, explanation }, program }: MoneyProps) {
  const { say, language } = useLanguage();
  const { payout_share: share, ceiling_pln, programme_year } = explanation;
  return (
    <>
      <p>
        {say(messages.share_why, {
          organiser: program.organiser.name,
          year: String(programme_year),
          share: formatShare(share, language),
        })}
      </p>
      <p>
        {share < 1
          ? say(messages.share_rest, {
              share: formatShare(1 - share, language),
              rest: formatPln(ceiling_pln - quote, language, 2),
            })
          : say(messages.share_whole)}
      </p>
    </>
  );
}

/** How the amount is rounded, what it is, what can lower it, and how long it holds. */
export function AmountWords({ answer: { quote, explanation }, program }: MoneyProps) {
  const { say, language } = useLanguage();
  return (
    <>
      <p>
        {say(messages.amount_sum, {
          ceiling: formatPln(explanation.ceiling_pln, language, 2),
          share: formatShare(explanation.payout_share, language),
          amount: formatPln(quote, language),
        })}
      </p>
      <p>{say(messages.amount_of_what)}</p>
      <p>{say(messages.lower)}</p>
      <ul>
        {[messages.lower_cost, messages.lower_public, messages.lower_other].map((reason) => (
          <li key={reason.en}>{say(reason)}</li>
        ))}
      </ul>
      <p>
        {say(messages.holds, {
          lastDay: formatDate(lastDaysOf(program.terms).send, language),
          year: String(explanation.programme_year),
        })}
      </p>
    </>
  );
}
