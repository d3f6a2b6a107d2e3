const dayMs = 86_400_000;

/** Days from today to the day of the deadline, both as the clocks in Poland show them; 0 on the last day. */
export function daysLeft(deadline: string, now: Date): number {
  return Math.round((startOf(new Date(deadline)) - startOf(now)) / dayMs);
}

/** The day of a moment in Poland: `2026-12-04`. */
export function dayOf(moment: string): string {
  return polishDayOf(new Date(moment));
}

/** Hour and minute of a moment in Poland: `14:30`. */
export function hourOf(moment: string): string {
  return new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(
    new Date(moment),
  );
}

function startOf(moment: Date): number {
  return Date.parse(polishDayOf(moment));
}

function polishDayOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(moment);
}
