/** The same date so many years later, both `YYYY-MM-DD`; of 29 February in a year without one, the day before 1 March. */
export function sameDayAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const date = day.slice(4);
  return `${year}${date === '-02-29' && !isLeap ? '-02-28' : date}`;
}
