import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';

/** How many bands two photographs share at least where one looks like the other. */
const sharedBands = 5;

/** What a hash is made of: the serial number of the device, or a photograph by the id of its document. */
export const serialSource = 'serial';

/** Other cases that share a serial number or a photograph with one: those of its partner, and whether another has any. */
export interface SharedEvidence {
  readonly references: readonly string[];
  readonly isElsewhere: boolean;
}

/** Stores the parts of a serial number or photograph, as hashes that are the same in every partner's portal, in place of those before. */
export async function writeEvidence(
  { db, keys }: EncryptedStore,
  key: ApplicationKey,
  source: string,
  parts: readonly string[],
): Promise<void> {
  await removeEvidence(db, key, source);
  if (parts.length === 0) return;
  const kind = source === serialSource ? serialSource : 'photo';
  await db
    .insertInto('evidence_hash')
    .values(
      parts.map((part, n) => ({
        ...ofCase(key),
        source,
        n,
        hash: keys.hash('evidence', `${kind}\n${part}`),
      })),
    )
    .execute();
}

export async function removeEvidence(db: Database, key: ApplicationKey, source: string): Promise<void> {
  await db
    .deleteFrom('evidence_hash')
    .where((row) => row.and({ ...ofCase(key), source }))
    .execute();
}

/** What of a case other cases have too, by its source. */
export async function findSharedEvidence(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<ReadonlyMap<string, SharedEvidence>> {
  const { rows } = await sql<{ source: string; reference: string | null }>`
    select source, reference from evidence_shared(${partnerId}, ${applicationId}::uuid, ${sharedBands}::integer)
    order by source, reference`.execute(db);
  const sources = new Set(rows.map(({ source }) => source));
  return new Map(
    [...sources].map((source) => {
      const found = rows.flatMap((row) => (row.source === source ? [row.reference] : []));
      const references = found.filter((reference) => reference !== null);
      return [source, { references, isElsewhere: found.includes(null) }];
    }),
  );
}
