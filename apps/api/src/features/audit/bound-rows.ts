import * as z from 'zod/mini';
import type { AuditEntry, ChainBreak, RowHash } from './audit-chain.ts';

/** What an entry says of a row of evidence; others say no hash. */
const bound = z.object({ table: z.string(), change: z.enum(['insert', 'begin']), sha256: z.string() });

/**
 * What of the evidence of an application is not as it was noted: consents, co-owners' answers, acts of signing. A row
 * that was changed is one that is gone, and another one that was never noted.
 *
 * @param rows  as `evidence_rows` of the database tells them
 * @param entries  the application's chain, which holds
 */
export function findEvidenceBreak(
  rows: readonly RowHash[],
  entries: readonly AuditEntry[],
): ChainBreak | undefined {
  const present = new Set(rows.map(({ name, hash }) => `${name} ${hash}`));
  const recorded = entries.flatMap(({ n, entry }) => {
    const { data } = bound.safeParse(JSON.parse(entry));
    return data ? [{ n, row: `${data.table} ${data.sha256}` }] : [];
  });
  const lost = recorded.find(({ row }) => !present.has(row));
  if (lost) return { n: lost.n, what: 'unfit' };
  const isUnnoted = present.size > new Set(recorded.map(({ row }) => row)).size;
  return isUnnoted ? { n: entries.length, what: 'unnoted' } : undefined;
}
