/** Today in Poland, `YYYY-MM-DD`: the day that deadlines are reckoned from. */
export function polishToday(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now);
}

/** Today where the visitor is, `YYYY-MM-DD`; made of local parts, so midnight is the visitor's own. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
