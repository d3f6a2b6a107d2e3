import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { formatPln } from '../../../figures.ts';
import { useLanguage } from '../../../language.tsx';
import { formatDate, formatNumber } from '../../../numbers.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { Block } from './block.tsx';
import { pictureMessages as messages } from './messages.ts';
import type { Bars } from './widths.ts';

interface MoneyProps {
  readonly answer: QuoteAnswer;
  readonly program: Program;
}

/** From the legal ceiling to the amount. */
export function MoneyBlocks({ bars, ...props }: MoneyProps & { readonly bars: Bars }) {
  const { say, language } = useLanguage();
  const { quote, explanation } = props.answer;
  const percent = formatNumber(explanation.payout_share * 100, language, 1);
  return (
    <>
      <Block
        name={say(messages.ceiling)}
        value={formatPln(explanation.ceiling_pln, language, 2)}
        bar={bars.ceiling}
        kind="money"
      >
        <CeilingWords {...props} />
      </Block>
      <Block
        name={say(messages.share)}
        value={say(messages.percent, { percent })}
        bar={bars.share}
        kind="money"
      >
        <ShareWords {...props} />
      </Block>
      <Block name={say(messages.amount)} value={formatPln(quote, language)} bar={bars.amount} kind="money">
        <AmountWords {...props} />
      </Block>
    </>
  );
}

function CeilingWords({ answer: { explanation } }: MoneyProps) {
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

function ShareWords({ answer: { quote, explanation }, program }: MoneyProps) {
  const { say, language } = useLanguage();
  const { payout_share: share, ceiling_pln, programme_year } = explanation;
  const percent = (part: number) => formatNumber(part * 100, language, 1);
  return (
    <>
      <p>
        {say(messages.share_why, {
          organiser: program.organiser.name,
          year: String(programme_year),
          percent: percent(share),
        })}
      </p>
      <p>
        {share < 1
          ? say(messages.share_rest, {
              percent: percent(1 - share),
              rest: formatPln(ceiling_pln - quote, language, 2),
            })
          : say(messages.share_whole)}
      </p>
    </>
  );
}

function AmountWords({ answer: { quote, explanation }, program }: MoneyProps) {
  const { say, language } = useLanguage();
  return (
    <>
      <p>
        {say(messages.amount_sum, {
          ceiling: formatPln(explanation.ceiling_pln, language, 2),
          percent: formatNumber(explanation.payout_share * 100, language, 1),
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
