import * as z from 'zod/mini';
import type { AuditEntry, ChainBreak, RowHash } from './audit-chain.ts';

/** What an entry says of a row: what it was before, and what it became. Entries of before say neither. */
const recorded = z.object({
  table: z.string(),
  change: z.string(),
  row: z.optional(z.string()),
  was: z.optional(z.string()),
  state: z.optional(z.string()),
});

/** Tables noted later than others: a case whose first row was not noted is asked only about the rows that were. */
const firstRows: Readonly<Record<string, string>> = { application_event: '1' };

/** They speak of an application that is gone. */
const outlive = new Set(['erasure']);

/**
 * The first row of an application that does not stand as its last entry says: it was changed, removed, or put back to
 * what it was; or one that nobody noted. A chain that was begun before rows were told is asked only about those it
 * tells of.
 *
 * @param rows  as `standing_rows` of the database tells them
 * @param entries  the application's chain, which holds
 */
export function findRowBreak(
  rows: readonly RowHash[],
  entries: readonly AuditEntry[],
): ChainBreak | undefined {
  const present = new Set(rows.map(({ name, hash }) => `${name} ${hash}`));
  const { expected, isGone, isWhole, begun } = tellRows(entries);
  const lost = [...expected].find(([row]) => !present.has(row));
  if (lost) return { n: lost[1], what: 'unfit' };
  const isThere = rows.some(({ name }) => name === 'application');
  if (isThere === isGone) return { n: entries.length, what: isGone ? 'unnoted' : 'unfit' };
  const isUnnoted =
    isWhole &&
    rows.some(
      ({ name, hash }) => !expected.has(`${name} ${hash}`) && (!(name in firstRows) || begun.has(name)),
    );
  return isUnnoted ? { n: entries.length, what: 'unnoted' } : undefined;
}

/** The rows that must stand after all entries, each with the number of the entry that says so. */
function tellRows(entries: readonly AuditEntry[]) {
  const expected = new Map<string, number>();
  const begun = new Set<string>();
  let isGone = false;
  let isWhole = false;
  for (const { n, entry } of entries) {
    const { data } = recorded.safeParse(JSON.parse(entry));
    if (!data) continue;
    const { table, change, row, was, state } = data;
    if (table === 'application' && change === 'delete') {
      isGone = true;
      for (const row of expected.keys()) if (!outlive.has(row.split(' ')[0] ?? '')) expected.delete(row);
      continue;
    }
    if (table === 'application' && change === 'insert') isWhole = state !== undefined;
    if (change === 'insert' && row !== undefined && row === firstRows[table]) begun.add(table);
    if (was) expected.delete(`${table} ${was}`);
    if (state) expected.set(`${table} ${state}`, n);
  }
  return { expected, isGone, isWhole, begun };
}
