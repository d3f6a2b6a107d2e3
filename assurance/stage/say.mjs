/** Prints one figure or finding as a JSON line. */
export function say(what, fields = {}) {
  console.log(JSON.stringify({ what, ...fields }));
}

/** The value below which this share of the figures lies; null without figures. */
export function quantile(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
