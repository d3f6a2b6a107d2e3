/** Prints one figure or finding as a JSON line. */
export function say(what, fields = {}) {
  console.log(JSON.stringify({ what, ...fields }));
}

/** The same as a whole number, for times in milliseconds. */
export function wholeQuantile(figures, share) {
  const found = quantile(figures, share);
  return found === null ? null : Math.round(found);
}

/** How often each name is among them. */
export function countBy(names) {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The value below which this share of the figures lies; null without figures. */
export function quantile(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
