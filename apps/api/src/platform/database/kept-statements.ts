import { createHash } from 'node:crypto';

/** So often a statement was asked before it is worth keeping. */
const usesBefore = 5;
/** Each connection holds the plans of all that are kept. */
const mostKept = 100;
/** Texts that are counted; then all begin anew. */
const mostCounted = 2_000;

const neverKept = /\blimit\b|[ .]\*|on conflict \([^)]*\) where/i;

/** The name under which connections keep a statement; undefined: it is read anew. */
export type NameKept = (text: string, values: readonly unknown[]) => string | undefined;

/**
 * Names statements of a pool, so that the database reads and plans each once for a connection. None has what is asked
 * rarely, what is a list, whose best plan hangs on what is looked for, what gives whatever columns there are, which fails
 * once a newer release has added some, and what meets conflicts at an index over some rows only, which is not found
 * without the values.
 */
export function keepStatements(): NameKept {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text, values) => {
    const known = names.get(text);
    if (known || values.length === 0 || names.size >= mostKept || neverKept.test(text)) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (uses.size >= mostCounted) uses.clear();
    uses.set(text, count);
    if (count <= usesBefore) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}
