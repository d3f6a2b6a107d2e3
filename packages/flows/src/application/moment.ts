import type { Language } from '../message.ts';
import { formatDay } from '../numbers.ts';

/** The day of a moment (ISO 8601) as the clocks in Poland show it: `21 listopada 2026 r.`, day and month held together. */
export function formatMoment(at: string, language: Language): string {
  return formatDay(new Date(at), language, 'Europe/Warsaw');
}
