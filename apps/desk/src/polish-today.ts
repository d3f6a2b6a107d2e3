/** Today in Poland, `YYYY-MM-DD`. */
export function polishToday(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
}
