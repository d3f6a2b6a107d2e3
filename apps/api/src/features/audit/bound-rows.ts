import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ApplicationKey } from '../../cases/case-key.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import { findRecordBreak } from '../signing/embedded/record.ts';
import type { AuditEntry, ChainBreak } from './audit-chain.ts';

/** What an entry says of a row of evidence; others say no hash. */
const bound = z.object({ table: z.string(), change: z.enum(['insert', 'begin']), sha256: z.string() });

/**
 * What of the evidence of an application is not as it was noted: consents, co-owners' answers, acts of signing. A row
 * that was changed is one that is gone, and another one that was never noted.
 *
 * @param entries  the application's chain, which holds
 */
export async function findEvidenceBreak(
  store: EncryptedStore,
  key: ApplicationKey,
  entries: readonly AuditEntry[],
): Promise<ChainBreak | undefined> {
  const { rows } = await sql<{ name: string; sha256: string }>`
    select * from evidence_rows(${key.partnerId}, ${key.applicationId})`.execute(store.db);
  const standing = new Set(rows.map(({ name, sha256 }) => `${name} ${sha256}`));
  const noted = entries.flatMap(({ n, entry }) => {
    const { data } = bound.safeParse(JSON.parse(entry));
    return data ? [{ n, row: `${data.table} ${data.sha256}` }] : [];
  });
  const lost = noted.find(({ row }) => !standing.has(row));
  if (lost) return { n: lost.n, what: 'unfit' };
  if (standing.size > new Set(noted.map(({ row }) => row)).size)
    return { n: entries.length, what: 'unnoted' };
  const n = await findRecordBreak(store, key);
  return n === undefined ? undefined : { n, what: 'record' };
}
