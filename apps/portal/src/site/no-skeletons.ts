/**
 * Stands in the bundle for `@formatjs/icu-skeleton-parser`, which reads number and date patterns (`::currency/PLN`).
 * No text of the portal holds one: numbers and dates are written by `@ndp/flows/numbers.ts`.
 *
 * @throws {Error} a text holds such a pattern after all
 */
function refuseSkeleton(skeleton: string): never {
  throw new Error(`a text holds the pattern "${skeleton}", which this build cannot read`);
}

export {
  refuseSkeleton as parseDateTimeSkeleton,
  refuseSkeleton as parseNumberSkeleton,
  refuseSkeleton as parseNumberSkeletonFromString,
};
