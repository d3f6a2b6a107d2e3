/** A moment as the clocks in Poland show it, in few letters. */
export function shortMoment(moment: string, locale: string): string {
  return new Date(moment).toLocaleString(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  });
}
