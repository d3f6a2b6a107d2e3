/** The `ETag` of an answer that has a revision; undefined for any other answer. */
export function etagOf(answer: unknown): string | undefined {
  const { revision } = Object(answer) as { revision?: unknown };
  return typeof revision === 'number' ? `"${revision}"` : undefined;
}

/**
 * The revision an `If-Match` header names. A header that names none of ours matches nothing that was ever saved.
 *
 * @returns undefined without the header, or for `*`: any revision will do
 */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const named = [...header.matchAll(/"(\d{1,9})"/g)].map(([, revision]) => Number(revision));
  return Math.max(-1, ...named);
}
