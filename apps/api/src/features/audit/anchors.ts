import { type Selectable, sql } from 'kysely';
import { isSameHash, type KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { AuditAnchoredTable, AuditAnchorTable } from '../../platform/database/schema/audit-tables.ts';

export type Anchor = Selectable<AuditAnchorTable>;
type Anchored = Selectable<AuditAnchoredTable>;

/** Longer than any transaction may take, ms: an entry is committed within it after its time. */
const lateMs = 60 * 60 * 1000;
/** Any number; processes anchor one after another. */
const anchorLock = 20_260_022;

/**
 * Anchors the end of every chain that grew since the last anchor, under a keyed hash that goes on from the last one:
 * whoever has the database but not the keys can neither cut the end off a chain nor anchor another one.
 *
 * @returns the new anchor; undefined when nothing grew
 */
export function anchorChains(db: Database, keys: KeyRing, now: Date): Promise<Anchor | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${anchorLock})`.execute(trx);
    const last = await readLastAnchor(trx);
    const ends = await findNewEnds(trx, last);
    if (ends.length === 0) return undefined;
    const n = (last?.n ?? 0) + 1;
    const key_id = keys.hashKeyId;
    const anchored = ends.map((end) => ({ ...end, anchor: n }));
    const hash = keys
      .hash('audit-anchor', describeAnchor({ n, at: now }, last?.hash, anchored))
      .toString('hex');
    const anchor = { n, at: now, key_id, hash };
    await trx.insertInto('audit_anchor').values(anchor).execute();
    await trx.insertInto('audit_anchored').values(anchored).execute();
    return anchor;
  });
}

/** The newest anchor. */
export function readLastAnchor(db: Database): Promise<Anchor | undefined> {
  return db.selectFrom('audit_anchor').selectAll().orderBy('n', 'desc').limit(1).executeTakeFirst();
}

async function findNewEnds(trx: Trx, last: Anchor | undefined): Promise<Omit<Anchored, 'anchor'>[]> {
  const since = new Date(last ? last.at.getTime() - lateMs : 0);
  const { rows } = await sql<Omit<Anchored, 'anchor'>>`
    select distinct on (partner_id, application_id) partner_id, application_id, n, hash from audit_entry as entry
    where at >= least(${since}, now() - interval '1 hour')
      and not exists (select from audit_anchored as known where known.partner_id = entry.partner_id
        and known.application_id = entry.application_id and known.n >= entry.n)
    order by partner_id, application_id, n desc`.execute(trx);
  return rows;
}

/** What is wrong with the anchors themselves: the first that is not as it was written, or is gone. */
export async function findAnchorBreak(
  db: Database,
  keys: KeyRing,
  journal: readonly Pick<Anchor, 'n' | 'hash'>[],
): Promise<number | undefined> {
  const anchors = await db.selectFrom('audit_anchor').selectAll().orderBy('n').execute();
  let before: string | undefined;
  for (const [i, anchor] of anchors.entries()) {
    if (anchor.n !== i + 1) return i + 1;
    const anchored = await db
      .selectFrom('audit_anchored')
      .selectAll()
      .where('anchor', '=', anchor.n)
      .execute();
    if (!isHashOf(keys, describeAnchor(anchor, before, anchored), anchor.hash)) return anchor.n;
    before = anchor.hash;
  }
  return journal.find(({ n, hash }) => anchors[n - 1]?.hash !== hash)?.n;
}

function isHashOf(keys: KeyRing, text: string, hash: string): boolean {
  return isSameHash(keys.hash('audit-anchor', text), Buffer.from(hash, 'hex'));
}

/** The text an anchor's hash is made of. */
function describeAnchor(
  { n, at }: Pick<Anchor, 'n' | 'at'>,
  before: string | undefined,
  ends: readonly Anchored[],
): string {
  const lines = ends.map((end) => `${end.partner_id} ${end.application_id} ${end.n} ${end.hash}`).sort();
  return [before ?? '', n, at.toISOString(), ...lines].join('\n');
}
