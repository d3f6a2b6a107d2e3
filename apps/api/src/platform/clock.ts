/** The one source of time; tests put their own in its place. */
export type Clock = () => Date;

/** A day, ms. */
export const dayMs = 24 * 60 * 60 * 1000;

export const systemClock: Clock = () => new Date();

/** Made once: making it takes longer than the rest of a small call. */
const inPoland = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

const hourMs = 60 * 60 * 1000;
let last = { hour: Number.NaN, day: '' };

/**
 * The calendar day in Poland, `YYYY-MM-DD`: deadlines and "today" follow it wherever the server stands. All moments of
 * an hour lie in one day, for Poland is whole hours from UTC.
 */
export function polishDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / hourMs);
  if (hour !== last.hour) last = { hour, day: inPoland.format(moment) };
  return last.day;
}

const hourInPoland = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour of the day in Poland. */
export function polishHour(moment: Date): number {
  return Number(hourInPoland.format(moment));
}

/** The hour in Poland from which the day's mails to the office go out. */
export const morningHour = 7;

/** The next time it is `hour` o'clock in Poland. */
export function nextMorning(now: Date, hour = morningHour): Date {
  const hourMs = dayMs / 24;
  let moment = new Date(Math.floor(now.getTime() / hourMs) * hourMs + hourMs);
  while (polishHour(moment) !== hour) moment = new Date(moment.getTime() + hourMs);
  return moment;
}
