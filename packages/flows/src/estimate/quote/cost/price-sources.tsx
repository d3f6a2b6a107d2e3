import type { PriceSource } from '@ndp/domain/programs/guide-prices.ts';
import { formatDate } from '../../../figures.ts';
import { useLanguage } from '../../../language.tsx';
import styles from './cost.module.css';
import { costMessages as messages } from './messages.ts';

interface PriceSourcesProps {
  /** The tables something was told from. */
  readonly tables: readonly (PriceSource | undefined)[];
  readonly hasEnergy: boolean;
}

/** Where the prices come from and of which day they are, each source once. */
export function PriceSources({ tables, hasEnergy }: PriceSourcesProps) {
  const { say, language } = useLanguage();
  const sources = tables.flatMap((table) =>
    table
      ? say(messages.source, { source: table.source[language], day: formatDate(table.asOf, language) })
      : [],
  );
  if (sources.length === 0) return null;
  return (
    <p className={styles.small}>
      {[say(hasEnergy ? messages.rough_energy : messages.rough), ...new Set(sources)].join(' ')}
    </p>
  );
}
