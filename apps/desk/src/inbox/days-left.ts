/** Days from one Polish day to another, both `YYYY-MM-DD`; below zero when it is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / 86_400_000);
}
