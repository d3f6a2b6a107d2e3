import { type Language, localeOf } from '../message.ts';

/** The day of a moment (ISO 8601) as the clocks in Poland show it: `21 listopada 2026`. */
export function formatMoment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Warsaw',
  }).format(new Date(at));
}
