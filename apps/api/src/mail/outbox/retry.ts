/** Milliseconds: the first pause, the longest pause, and how long a mail is tried before it is given up. */
const firstDelayMs = 1_000;
export const longestDelayMs = 15 * 60_000;
export const giveUpAfterMs = 48 * 3_600_000;

/** The longest rest while the mail server is away, ms: it is back for at most so long before mails leave again. */
const longestAwayMs = 60_000;

/**
 * How long to rest before the mail server is looked for again, ms: doubling from 1 s to a minute. The mails stay
 * where they are in the order, for none of them is at fault.
 *
 * @param failures  times it was not there in a row, at least 1
 * @param random    0 ≤ random < 1
 */
export function awayRestMs(failures: number, random: number): number {
  return spread(Math.min(firstDelayMs * 2 ** (failures - 1), longestAwayMs), random);
}

/**
 * How long to wait before the next attempt: doubling from 1 s to 15 min, the last quarter of each pause at random,
 * so that mails which failed together do not return together.
 *
 * @param attempts  attempts made so far, at least 1
 * @param ageMs     time since the mail was promised
 * @param random    0 ≤ random < 1
 * @returns milliseconds, or null when 48 hours are over and the mail is given up
 */
export function nextDelayMs(attempts: number, ageMs: number, random: number): number | null {
  if (ageMs >= giveUpAfterMs) return null;
  const doubled = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return spread(doubled, random);
}

function spread(ms: number, random: number): number {
  return Math.round(ms * (0.75 + 0.25 * random));
}
