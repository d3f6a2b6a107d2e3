import type { Program } from '@ndp/domain/programs/program.ts';
import { type EnergyBalance, energyBalance } from '@ndp/domain/subsidy/energy-balance.ts';
import type { QuoteRequest } from '@ndp/domain/subsidy/request.ts';
import { formatNumber, formatPln, formatShare } from '../../../figures.ts';
import { Details } from '../../../form/details.tsx';
import { useLanguage } from '../../../language.tsx';
import { formatNumber as formatDecimals } from '../../../numbers.ts';
import type { Answers } from '../../answers.ts';
import type { QuoteAnswer } from '../../quote-answer.ts';
import { Chart } from '../chart/chart.tsx';
import { quoteRequest } from '../quote-request.ts';
import styles from './calculation.module.css';
import { calculationMessages as messages } from './messages.ts';
import { AmountWords, CeilingWords, ShareWords } from './money-words.tsx';
import { NowWords } from './now-words.tsx';

interface CalculationProps {
  readonly answers: Answers;
  readonly answer: QuoteAnswer;
  readonly program: Program;
  /** Without the words that unfold: on paper nothing does. */
  readonly isShort?: boolean;
}

/** The law's arithmetic: one sentence; unfolded, the energy in kWh, the money in PLN, and the words. */
export function Calculation({ answers, answer, program, isShort = false }: CalculationProps) {
  const { say, language } = useLanguage();
  const request = quoteRequest(answers);
  if (!request) return null;
  const { ceiling_pln, payout_share } = answer.explanation;
  const balance = energyBalance(request, program);
  const sentence = say(messages.sentence, {
    ceiling: formatPln(Math.floor(ceiling_pln), language),
    share: formatShare(payout_share, language),
    amount: formatPln(answer.quote, language),
  });
  const charts = (
    <div className={styles.charts}>
      <EnergyChart balance={balance} isHome={request.project_variant === 'home'} />
      <MoneyChart answer={answer} />
    </div>
  );
  return (
    <section>
      {isShort ? (
        <>
          <h2>{say(messages.title)}</h2>
          <p>{sentence}</p>
          {charts}
        </>
      ) : (
        <Details title={sentence}>
          {charts}
          <NowWords answers={answers} request={request} program={program} />
          <SavedWords answer={answer} balance={balance} request={request} />
          <CeilingWords answer={answer} />
          <ShareWords answer={answer} program={program} />
          <AmountWords answer={answer} program={program} />
        </Details>
      )}
    </section>
  );
}

interface EnergyChartProps {
  readonly balance: EnergyBalance;
  /** The law takes an average house; every other building is calculated by its own area. */
  readonly isHome: boolean;
}

function EnergyChart({ balance, isHome }: EnergyChartProps) {
  const { say, language } = useLanguage();
  const { beforeKwh, savedKwh, afterKwh } = balance;
  const kwh = (value: number) => say(messages.kwh, { kwh: formatNumber(value, language) });
  return (
    <>
      <h3>{say(messages.energy)}</h3>
      <Chart
        lines={[
          {
            ...{ name: say(isHome ? messages.now_home : messages.now), value: kwh(beforeKwh) },
            ...{ length: beforeKwh, kind: 'used' },
          },
          { name: say(messages.remaining), value: kwh(afterKwh), length: afterKwh, kind: 'used' },
          {
            name: say(messages.saved),
            value: say(messages.saved_value, {
              kwh: kwh(savedKwh),
              share: formatShare(Math.round((100 * savedKwh) / (beforeKwh || 1)) / 100, language),
            }),
            ...{ length: savedKwh, kind: 'saved' },
          },
        ]}
      />
    </>
  );
}

function MoneyChart({ answer: { quote, explanation } }: Pick<CalculationProps, 'answer'>) {
  const { say, language } = useLanguage();
  const { ceiling_pln: ceiling } = explanation;
  return (
    <>
      <h3>{say(messages.money)}</h3>
      <Chart
        lines={[
          {
            ...{ name: say(messages.ceiling), value: formatPln(ceiling, language, 2) },
            ...{ length: ceiling, filled: quote, kind: 'money' },
          },
          { name: say(messages.amount), value: formatPln(quote, language), length: quote, kind: 'money' },
        ]}
      />
    </>
  );
}

interface SavedWordsProps extends Pick<CalculationProps, 'answer'> {
  readonly balance: EnergyBalance;
  readonly request: QuoteRequest;
}

/** The saving in kWh, in the unit of the Act and in CO₂. */
function SavedWords({ answer: { explanation }, balance, request }: SavedWordsProps) {
  const { say, language } = useLanguage();
  const { reference_value_toe, reference_set, co2_avoided_kg: co2 } = explanation;
  const toe = request.project_variant === 'non_residential' ? messages.toe_formula : messages.toe;
  return (
    <>
      <p>
        {say(messages.after, {
          before: formatNumber(balance.beforeKwh, language),
          saved: formatNumber(balance.savedKwh, language),
          after: formatNumber(balance.afterKwh, language),
        })}
      </p>
      <p>{say(toe, { toe: formatDecimals(reference_value_toe, language, 6), set: reference_set })}</p>
      {co2 !== null && <p>{say(messages.co2, { kg: formatNumber(co2, language) })}</p>}
    </>
  );
}
