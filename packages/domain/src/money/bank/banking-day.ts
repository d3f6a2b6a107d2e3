/** Days on which Polish banks settle nothing, `MM-DD`; 24 December since 2025. */
const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];

/** Easter Sunday of a year, days since 1970 (Meeus, Jones, Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / 86_400_000;
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const dayText = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** @source Act of 18 January 1951 on days free from work, art. 1 */
export function isBankingDay(day: string): boolean {
  const number = dayNumber(day);
  const weekday = new Date(number * 86_400_000).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.includes(day.slice(5))) return false;
  const after = number - easter(Number(day.slice(0, 4)));
  // Easter Monday and Corpus Christi; Pentecost is a Sunday.
  return after !== 1 && after !== 60;
}

/** This day where banks work on it, otherwise the next on which they do. */
export function bankingDayFrom(day: string): string {
  let number = dayNumber(day);
  while (!isBankingDay(dayText(number))) number += 1;
  return dayText(number);
}
