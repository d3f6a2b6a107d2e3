import { dayMs, polishDay } from '../../platform/clock.ts';

/** The moment a day begins in Poland. */
export function startOfPolishDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return polishDay(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`);
}

/** The moment a day in Poland is over. */
export function endOfPolishDay(day: string): Date {
  return startOfPolishDay(polishDay(new Date(startOfPolishDay(day).getTime() + 1.5 * dayMs)));
}
