import { createHash } from 'node:crypto';

/** So often a statement was asked before it is worth keeping. */
const usesBefore = 5;
/** Each connection holds the plans of all that are kept. */
const mostKept = 100;
/** Texts that are counted; then all begin anew. */
const mostCounted = 2_000;

const neverKept = /\blimit\b|[ .]\*|on conflict \([^)]*\) where/i;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/**
 * The name under which connections keep a statement, so that the database reads and plans it once for each; undefined
 * for what is asked rarely, for lists, whose best plan hangs on what is looked for, for what gives whatever columns
 * there are, which fails once a newer release has added some, and for conflicts at an index over some rows only, which
 * is not found without the values.
 */
export function keptName(text: string, values: readonly unknown[]): string | undefined {
  const known = names.get(text);
  if (known || values.length === 0 || names.size >= mostKept) return known;
  if (neverKept.test(text)) return undefined;
  const count = (uses.get(text) ?? 0) + 1;
  if (uses.size >= mostCounted) uses.clear();
  uses.set(text, count);
  if (count <= usesBefore) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
