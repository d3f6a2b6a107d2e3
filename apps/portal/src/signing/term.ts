import { polishToday } from '../site/today.ts';

const dayMs = 86_400_000;

/**
 * Days to the day of the deadline as the clocks in Poland show it; 0 on the last day.
 *
 * @param today  day in Poland, `YYYY-MM-DD`
 */
export function daysLeft(deadline: string, today: string): number {
  return Math.round((Date.parse(dayOf(deadline)) - Date.parse(today)) / dayMs);
}

/** The day of a moment in Poland: `2026-12-04`. */
export function dayOf(moment: string): string {
  return polishToday(new Date(moment));
}

/** Hour and minute of a moment in Poland: `14:30`. */
export function hourOf(moment: string): string {
  return new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(
    new Date(moment),
  );
}
