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
