import { useLanguage } from '../../language.tsx';
import { formatNumber, formatPln } from '../../numbers.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { EnergyChart } from './energy-chart.tsx';
import { quoteMessages as messages } from './messages.ts';
import styles from './quote.module.css';

/** From the energy saved to the amount: every figure of the calculation, in the order it is made. */
export function MadeOf({ answer }: { readonly answer: QuoteAnswer }) {
  const { say, language } = useLanguage();
  const { explanation } = answer;
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  return (
    <section>
      <h2>{say(messages.made_of)}</h2>
      <EnergyChart explanation={explanation} />
      <dl className={styles.facts}>
        <Fact
          term={say(messages.saved)}
          value={say(messages.saved_value, { kwh: number(explanation.saved_kwh) })}
          help={say(messages.saved_percent, { percent: number(explanation.saved_percent, 1) })}
        />
        {explanation.co2_avoided_kg !== null && (
          <Fact
            term={say(messages.co2)}
            value={say(messages.co2_value, { kg: number(explanation.co2_avoided_kg) })}
          />
        )}
        <Fact
          term={say(messages.fee, { year: String(explanation.programme_year) })}
          value={formatPln(explanation.unit_fee_pln_per_toe, 2)}
          help={say(messages.fee_help)}
        />
        <Fact
          term={say(messages.ceiling)}
          value={formatPln(explanation.ceiling_pln, 2)}
          help={say(messages.ceiling_help)}
        />
        <Fact
          term={say(messages.share)}
          value={say(messages.share_value, {
            percent: number(explanation.payout_share * 100, 1),
            amount: formatPln(answer.quote),
          })}
          help={say(messages.share_help)}
        />
      </dl>
      <p className={styles.small}>
        {say(messages.reference, {
          toe: number(explanation.reference_value_toe, 6),
          set: explanation.reference_set,
        })}
      </p>
    </section>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly help?: string;
}

function Fact({ term, value, help }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {term}
        {help !== undefined && <span className={styles.factHelp}>{help}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
