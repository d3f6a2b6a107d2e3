/** The one source of time; tests put their own in its place. */
export type Clock = () => Date;

/** A day, ms. */
export const dayMs = 24 * 60 * 60 * 1000;

export const systemClock: Clock = () => new Date();

/** Made once: making it takes longer than the rest of a small call. */
const inPoland = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The calendar day in Poland, `YYYY-MM-DD`: deadlines and "today" follow it wherever the server stands. */
export function polishDay(moment: Date): string {
  return inPoland.format(moment);
}
