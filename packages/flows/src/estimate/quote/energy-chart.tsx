import { useLanguage } from '../../language.tsx';
import { formatNumber } from '../../numbers.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { energyOf } from './energy.ts';
import { quoteMessages as messages } from './messages.ts';
import styles from './quote.module.css';

/** Two bars, energy before and after; the figures beside them say the same in words. */
export function EnergyChart({ explanation }: { readonly explanation: QuoteAnswer['explanation'] }) {
  const { say, language } = useLanguage();
  const energy = energyOf(explanation);
  if (!energy) return null;
  const bars = [
    { label: messages.energy_before, kwh: energy.beforeKwh, kind: 'before' },
    { label: messages.energy_after, kwh: energy.afterKwh, kind: 'after' },
  ];
  return (
    <ul className={styles.chart}>
      {bars.map(({ label, kwh, kind }) => (
        <li key={kind}>
          <span className={styles.barText}>
            <span>{say(label)}</span>
            <span className={styles.barValue}>
              {say(messages.kwh_about, { kwh: formatNumber(kwh, language) })}
            </span>
          </span>
          <span
            className={styles.bar}
            data-kind={kind}
            style={{ inlineSize: `${(100 * kwh) / energy.beforeKwh}%` }}
            aria-hidden="true"
          />
        </li>
      ))}
    </ul>
  );
}
