import { type Language, localeOf } from './message.ts';

/** A number in the language of the page, grouped from four digits on. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat(localeOf[language], {
    useGrouping: 'always',
    maximumFractionDigits,
  } as Intl.NumberFormatOptions).format(value);
}

/** A date `YYYY-MM-DD` in words: `21 listopada 2026 r.`, `21 November 2026`. Its parts stay together but for the year. */
export function formatDate(date: string, language: Language): string {
  return formatDay(new Date(`${date.slice(0, 10)}T00:00:00Z`), language, 'UTC');
}

/** The day of a moment in words, by the clocks of a time zone. */
export function formatDay(moment: Date, language: Language, timeZone: string): string {
  const words = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone });
  const day = words.format(moment).replace(' ', '\u00a0');
  return language === 'pl' ? `${day}\u00a0r.` : day;
}
