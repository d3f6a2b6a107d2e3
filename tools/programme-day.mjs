/** Journeys wait for deadlines of two weeks; so many days before the end of a programme they still fit in. */
const daysToEnd = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * By how many days a clock is moved so that it stands within a programme: not at all while the programme goes on for a
 * while, otherwise back. What is tried does not stop being true on the day after the programme.
 *
 * @param {{ readonly lastDay: string }} terms
 * @param {Date} now
 * @returns {number} days, none or negative
 */
export function daysIntoProgramme({ lastDay }, now = new Date()) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now);
  const left = Math.round((Date.parse(lastDay) - Date.parse(day)) / dayMs);
  return left >= daysToEnd ? 0 : left - daysToEnd;
}
