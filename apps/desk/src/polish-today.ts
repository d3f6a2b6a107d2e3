const inPoland = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** Today in Poland, `YYYY-MM-DD`. */
export function polishToday(): string {
  return inPoland.format(new Date());
}

/** The Polish day so many days from now, `YYYY-MM-DD`. */
export function dayAfter(days: number): string {
  return inPoland.format(new Date(Date.now() + days * 86_400_000));
}
