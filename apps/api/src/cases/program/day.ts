import { polishDay } from '../../platform/clock.ts';

/** The moment a day begins in Poland. */
export function startOfPolishDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return polishDay(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`);
}
