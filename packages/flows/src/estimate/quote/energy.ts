import type { QuoteAnswer } from '../quote-answer.ts';

/** Yearly final energy, kWh, before the project and after it. */
export interface Energy {
  readonly beforeKwh: number;
  readonly afterKwh: number;
}

/**
 * Energy before and after, read back from the saving and its percentage. The percentage has one decimal, so both
 * are rounded to the third digit of the larger and shown as "about"; undefined when nothing is saved.
 */
export function energyOf({ saved_kwh, saved_percent }: QuoteAnswer['explanation']): Energy | undefined {
  if (saved_kwh <= 0 || saved_percent <= 0) return undefined;
  const beforeKwh = saved_kwh / (saved_percent / 100);
  const step = 10 ** Math.max(Math.floor(Math.log10(beforeKwh)) - 2, 0);
  const roughly = (kwh: number) => Math.round(kwh / step) * step;
  return { beforeKwh: roughly(beforeKwh), afterKwh: roughly(Math.max(beforeKwh - saved_kwh, 0)) };
}
