import type { PriceRange } from '@ndp/domain/programs/guide-prices.ts';
import { formatNumber, formatPln } from '../../../figures.ts';
import type { Language } from '../../../message.ts';

/** “32 000–45 000 zł”, or one amount where both ends are the same. Whole PLN. */
export function formatPlnRange({ from, to }: PriceRange, language: Language): string {
  if (from === to) return formatPln(to, language);
  return language === 'pl'
    ? `${formatNumber(from, language)}–${formatPln(to, language)}`
    : `${formatPln(from, language)}–${formatNumber(to, language)}`;
}
