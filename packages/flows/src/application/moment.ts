import { type Language, localeOf } from '../message.ts';

/** The day of a moment (ISO 8601) as the clocks in Poland show it: `21 listopada 2026`, day and month held together. */
export function formatMoment(at: string, language: Language): string {
  const words = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  return words.format(new Date(at)).replace(' ', '\u00a0');
}
