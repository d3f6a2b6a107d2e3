import { type Language, localeOf } from './message.ts';

/** A number in the language of the page, grouped from four digits on. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat(localeOf[language], {
    useGrouping: 'always',
    maximumFractionDigits,
  } as Intl.NumberFormatOptions).format(value);
}

/** A date `YYYY-MM-DD` in words: `21 listopada 2026`. The day does not part from its month at the end of a line. */
export function formatDate(date: string, language: Language): string {
  const words = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)).replace(' ', '\u00a0');
}
