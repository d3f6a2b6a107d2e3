import { polishDay } from '../../platform/clock.ts';

/** The moment a day begins in Poland. */
export function startOfPolishDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return polishDay(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`);
}

/** Day and time in Poland, `2026-11-21 12:00`. */
export function polishTime(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
}
