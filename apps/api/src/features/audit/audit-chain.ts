import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import { keyOfAct } from '../../platform/database/audit-actor.ts';
import type { AuditEntryTable } from '../../platform/database/schema/audit-tables.ts';

/** An entry as it stands in the database. */
export type AuditEntry = Selectable<AuditEntryTable>;

/** A row as it stands: the table, and the hash that entries tell of it. */
export interface RowHash {
  readonly name: string;
  readonly hash: string;
}

/** Where a chain begins. */
const chainStart = '0'.repeat(64);

/** The end of a chain as it was anchored. */
export interface ChainEnd {
  readonly n: number;
  readonly hash: string;
}

/** What is wrong with a chain: which entry, and how. */
export interface ChainBreak {
  readonly n: number;
  /** The last three speak of the evidence it is bound to; with `record`, `n` is that of an act of signing. */
  readonly what: 'missing' | 'changed' | 'elsewhere' | 'unsigned' | 'cut' | 'unfit' | 'unnoted' | 'record';
}

/**
 * The first entry of a chain that is not as it was written. One that is gone, one that was slipped in and one that was
 * moved all show where the numbers or the hashes stop to follow each other.
 *
 * @param entries  of one application, by their number
 * @param anchored  ends the chain had once
 */
export function findChainBreak(
  entries: readonly AuditEntry[],
  anchored: readonly ChainEnd[],
): ChainBreak | undefined {
  let before = chainStart;
  for (const [i, entry] of entries.entries()) {
    const n = i + 1;
    if (entry.n !== n) return { n, what: 'missing' };
    if (hashEntry(before, entry.entry) !== entry.hash) return { n, what: 'changed' };
    if (!isInPlace(entry)) return { n, what: 'elsewhere' };
    before = entry.hash;
  }
  for (const end of anchored) {
    const found = entries[end.n - 1];
    if (!found) return { n: end.n, what: 'cut' };
    if (found.hash !== end.hash) return { n: end.n, what: 'changed' };
  }
  return undefined;
}

/** What an entry says of the act it was written in. */
const act = z.object({
  nonce: z.string(),
  who: z.string(),
  name: z.optional(z.string()),
  what: z.string(),
  request: z.optional(z.string()),
});

/**
 * The first entry that was not written in an act of the product: its hash does not fit the key of the act it names.
 *
 * @param known  up to this number entries may be of before acts brought keys
 */
export function findUnsigned(
  keys: Pick<KeyRing, 'hash'>,
  entries: readonly AuditEntry[],
  known: number,
): ChainBreak | undefined {
  const found = entries.find(({ n, mac, entry, hash }) => {
    if (mac === null && n <= known) return false;
    const { data } = act.safeParse(JSON.parse(entry));
    return !data || mac !== macOf(keyOfAct(keys, data), hash);
  });
  return found && { n: found.n, what: 'unsigned' };
}

function macOf(key: string, hash: string): string {
  return createHash('sha256').update(`${key}\n${hash}`).digest('hex');
}

/** SHA-256 of an entry after the one before it, hexadecimal. */
export function hashEntry(before: string, entry: string): string {
  return createHash('sha256').update(`${before}\n${entry}`).digest('hex');
}

/** Whether the columns say what the hashed text says. */
function isInPlace({ partner_id, application_id, n, at, entry }: AuditEntry): boolean {
  const said = JSON.parse(entry) as Readonly<Record<string, unknown>>;
  const columns = { partner: partner_id, application: application_id, n, at: at.toISOString() };
  return Object.entries(columns).every(([name, value]) => isDeepStrictEqual(said[name], value));
}
