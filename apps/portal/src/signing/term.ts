const dayMs = 86_400_000;

/** Days from today to the day of the deadline, both as the clocks in Poland show them; 0 on the last day. */
export function daysLeft(deadline: string, now: Date): number {
  return Math.round((startOf(new Date(deadline)) - startOf(now)) / dayMs);
}

/** Hour and minute of a moment in Poland: `14:30`. */
export function hourOf(moment: string): string {
  return new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(
    new Date(moment),
  );
}

function startOf(moment: Date): number {
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(moment));
}
