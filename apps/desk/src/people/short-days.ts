/** The days of an absence, as short as a list has them; `YYYY-MM-DD` each. */
export function shortDays(
  { from, until }: { readonly from: string; readonly until: string },
  locale: string,
) {
  const short = (day: string) =>
    new Date(day).toLocaleDateString(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
  return { from: short(from), until: short(until) };
}
