/** How long it takes until the page looks again, ms: soon while somebody has just sent, seldom later. */
const firstMs = 5_000;
const longestMs = 60_000;
const growth = 1.3;

/** The rest before the next look, ms, after so many looks in vain. Pure. */
export function restBefore(look: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** look));
}
