import { type Selectable, sql } from 'kysely';
import type { ApplicationKey } from '../../cases/case-key.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntryTable } from '../../platform/database/schema/audit-tables.ts';
import { type AnchorLine, standingAnchors } from './anchor-journal.ts';
import { type ReadAnchors, readAnchors } from './anchors.ts';
import { type ChainBreak, findChainBreak, findUnsigned } from './audit-chain.ts';
import { findEvidenceBreak } from './bound-rows.ts';
import { findActBreak } from './operator-acts.ts';
import { findRowBreak } from './standing-rows.ts';

interface KnownChain extends ApplicationKey {
  /** Unless the application was erased. */
  readonly reference: string | null;
}

/** A chain that does not hold, and where. */
interface BrokenChain extends KnownChain, ChainBreak {}

/** What a look through the audit found. */
export interface Verdict {
  readonly chains: number;
  readonly entries: number;
  readonly broken: readonly BrokenChain[];
  /** The number of the first anchor that is not as it was written. */
  readonly brokenAnchor: number | undefined;
  /** The number of the first act of an operator that is not as it was noted. */
  readonly brokenAct: number | undefined;
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
  const anchors = await readAnchors(db, keys, only ? [] : standingAnchors(journal));
  let entries = 0;
  for (const { reference, ...key } of known) {
    const look = () => lookThrough({ db, keys }, { ...key, reference }, anchors);
    const first = await look();
    // Somebody may have acted on it between its entries and its rows were read.
    const { length, found } = first.found ? await look() : first;
    entries += length;
    if (found) broken.push({ ...key, reference, ...found });
  }
  const brokenAct = only ? undefined : await findActBreak(db, keys, anchors.acts);
  return {
    chains: known.length,
    entries,
    broken,
    brokenAnchor: only ? undefined : anchors.broken,
    brokenAct,
  };
}

async function lookThrough(
  store: EncryptedStore,
  { reference, ...key }: KnownChain,
  { firstKeyed }: ReadAnchors,
): Promise<{ readonly length: number; readonly found: ChainBreak | undefined }> {
  const chain = await readChain(store.db, key);
  const { length } = chain;
  if (length === 0) return { length, found: begin };
  const ends = await readEnds(store.db, key);
  const ofBefore = ends.filter(({ anchor }) => firstKeyed === undefined || anchor <= firstKeyed);
  const found =
    findChainBreak(chain, ends) ??
    findUnsigned(store.keys, chain, Math.max(0, ...ofBefore.map(({ n }) => n))) ??
    (await findRowBreak(store.db, key, chain)) ??
    (reference === null ? undefined : await findEvidenceBreak(store, key, chain));
  return { length, found };
}

/** Every application has at least the entry of its beginning. */
const begin: ChainBreak = { n: 1, what: 'missing' };

/** Every application that there is, that was noted or that was anchored. */
async function findChains(db: Database, only: ApplicationKey | undefined): Promise<KnownChain[]> {
  const { rows } = await sql<KnownChain>`
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
    .select(['n', 'hash', 'anchor'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('n')
    .execute();
}
