import { sql } from 'kysely';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntry } from './audit-chain.ts';

/** The chain of a case as it leaves the house: each entry as it was hashed, and where its end was anchored. */
export async function readCaseChain(db: Database, key: ApplicationKey) {
  const { rows: entries } = await sql<Pick<AuditEntry, 'n' | 'entry' | 'hash' | 'mac'>>`
    select n, entry, hash, mac from entries_of(${key.partnerId}, ${key.applicationId}) order by n`.execute(
    db,
  );
  const anchors = await db
    .selectFrom('audit_anchored as end')
    .innerJoin('audit_anchor as anchor', 'anchor.n', 'end.anchor')
    .select(['end.n', 'end.hash', 'anchor.n as anchor', 'anchor.at', 'anchor.hash as anchor_hash'])
    .where('end.partner_id', '=', key.partnerId)
    .where('end.application_id', '=', key.applicationId)
    .orderBy('end.n')
    .execute();
  return { entries, anchors: anchors.map((each) => ({ ...each, at: each.at.toISOString() })) };
}
