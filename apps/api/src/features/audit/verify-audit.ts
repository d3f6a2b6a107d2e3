import { type Selectable, sql } from 'kysely';
import type { ApplicationKey } from '../../cases/case-key.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntryTable } from '../../platform/database/schema/audit-tables.ts';
import { type AnchorLine, standingAnchors } from './anchor-journal.ts';
import { findAnchorBreak } from './anchors.ts';
import { type ChainBreak, findChainBreak } from './audit-chain.ts';
import { findEvidenceBreak } from './bound-rows.ts';

/** A chain that does not hold, and where. */
interface BrokenChain extends ApplicationKey, ChainBreak {
  /** Unless the application was erased. */
  readonly reference: string | null;
}

/** What a look through the audit found. */
export interface Verdict {
  readonly chains: number;
  readonly entries: number;
  readonly broken: readonly BrokenChain[];
  /** The number of the first anchor that is not as it was written. */
  readonly brokenAnchor: number | undefined;
}

/**
 * Looks through the chain of one application, or of all with the anchors, and through the evidence bound to it.
 *
 * @param journal  the anchors as they stand outside the database
 */
export async function verifyAudit(
  db: Database,
  keys: KeyRing,
  journal: readonly AnchorLine[],
  only?: ApplicationKey,
): Promise<Verdict> {
  const known = await findChains(db, only);
  const broken: BrokenChain[] = [];
  let entries = 0;
  for (const { reference, ...key } of known) {
    const chain = await readChain(db, key);
    entries += chain.length;
    const inChain =
      findChainBreak(chain, await readEnds(db, key)) ?? (chain.length === 0 ? begin : undefined);
    const found =
      inChain ?? (reference === null ? undefined : await findEvidenceBreak({ db, keys }, key, chain));
    if (found) broken.push({ ...key, reference, ...found });
  }
  const brokenAnchor = only ? undefined : await findAnchorBreak(db, keys, standingAnchors(journal));
  return { chains: known.length, entries, broken, brokenAnchor };
}

/** Every application has at least the entry of its beginning. */
const begin: ChainBreak = { n: 1, what: 'missing' };

/** Every application that there is, that was noted or that was anchored. */
async function findChains(
  db: Database,
  only: ApplicationKey | undefined,
): Promise<(ApplicationKey & { reference: string | null })[]> {
  const { rows } = await sql<ApplicationKey & { reference: string | null }>`
    select known.partner_id as "partnerId", known.application_id as "applicationId", reference from (
      select partner_id, id as application_id from application
      union select partner_id, application_id from audit_entry
      union select partner_id, application_id from audit_anchored) as known
    left join application
      on application.partner_id = known.partner_id and application.id = known.application_id
    ${only ? sql`where known.partner_id = ${only.partnerId} and known.application_id = ${only.applicationId}` : sql``}
    order by known.partner_id, known.application_id`.execute(db);
  return rows;
}

/** The entries of one application, the first first. */
export function readChain(
  db: Database,
  { partnerId, applicationId }: ApplicationKey,
): Promise<Selectable<AuditEntryTable>[]> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('n')
    .execute();
}

function readEnds(db: Database, { partnerId, applicationId }: ApplicationKey) {
  return db
    .selectFrom('audit_anchored')
    .select(['n', 'hash'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('n')
    .execute();
}
