/** How far a day is: in days while they can be counted on a calendar, then in whole months, then in whole years. */
export interface TimeLeft {
  readonly unit: 'days' | 'months' | 'years';
  readonly count: number;
  readonly isPast: boolean;
}

const dayMs = 86_400_000;
const mostDays = 99;
const monthsOfTwoYears = 24;

/** How far a day is from another, both `YYYY-MM-DD`; `{days, 0}` is the day itself. */
export function timeLeft(today: string, day: string): TimeLeft {
  const isPast = day < today;
  const [from, to] = isPast ? [day, today] : [today, day];
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  if (days <= mostDays) return { unit: 'days', count: days, isPast };
  const months = wholeMonths(from, to);
  if (months < monthsOfTwoYears) return { unit: 'months', count: months, isPast };
  return { unit: 'years', count: Math.floor(months / 12), isPast };
}

function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
