import { type Selectable, sql } from 'kysely';
import { isSameHash, type KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { AuditAnchoredTable, AuditAnchorTable } from '../../platform/database/schema/audit-tables.ts';
import { type LastAct, readLastAct } from './operator-acts.ts';

export type Anchor = Selectable<AuditAnchorTable>;
type Anchored = Selectable<AuditAnchoredTable>;
type ChainEnd = Omit<Anchored, 'anchor'>;

/** Longer than any transaction may take, ms: an entry is committed within it after its time. */
const lateMs = 60 * 60 * 1000;
/** Any number; processes anchor one after another. */
const anchorLock = 20_260_022;
/** Ends written by one statement. */
const endsAtOnce = 10_000;
/** What an anchor binds today; 1 bound neither its key's id nor the acts of operators. */
const form = 2;

/**
 * Anchors the end of every chain that grew since the last anchor, and of the acts of operators, under a keyed hash that
 * goes on from the last one: whoever has the database but not the keys can neither cut an end off nor anchor another.
 *
 * @returns the new anchor; undefined when nothing grew
 */
export function anchorChains(db: Database, keys: KeyRing, now: Date): Promise<Anchor | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${anchorLock})`.execute(trx);
    const last = await readLastAnchor(trx);
    const ends = await findNewEnds(trx, last);
    const act = await readLastAct(trx);
    if (ends.length === 0 && (act?.n ?? null) === (last?.acts_n ?? null)) return undefined;
    const acts = { acts_n: act?.n ?? null, acts_mac: act?.mac ?? null };
    const unsigned = { n: (last?.n ?? 0) + 1, at: now, key_id: keys.hashKeyId, form, ...acts };
    const text = describeAnchor(unsigned, last?.hash, ends);
    const anchor = { ...unsigned, hash: keys.hash('audit-anchor', text).toString('hex') };
    await trx.insertInto('audit_anchor').values(anchor).execute();
    for (let i = 0; i < ends.length; i += endsAtOnce) {
      await addEnds(trx, anchor.n, ends.slice(i, i + endsAtOnce));
    }
    return anchor;
  });
}

/** The newest anchor. */
export function readLastAnchor(db: Database): Promise<Anchor | undefined> {
  return db.selectFrom('audit_anchor').selectAll().orderBy('n', 'desc').limit(1).executeTakeFirst();
}

/** As arrays: a statement takes no more than 65 535 single values. */
async function addEnds(trx: Trx, anchor: number, ends: readonly ChainEnd[]): Promise<void> {
  await sql`
    insert into audit_anchored (partner_id, anchor, application_id, n, hash)
    select partner_id, ${anchor}::integer, application_id, n, hash
    from unnest(${ends.map((end) => end.partner_id)}::text[], ${ends.map((end) => end.application_id)}::uuid[],
      ${ends.map((end) => end.n)}::integer[], ${ends.map((end) => end.hash)}::text[])
      as grown (partner_id, application_id, n, hash)`.execute(trx);
}

async function findNewEnds(trx: Trx, last: Anchor | undefined): Promise<ChainEnd[]> {
  const since = new Date(last ? last.at.getTime() - lateMs : 0);
  const { rows } = await sql<ChainEnd>`
    select distinct on (partner_id, application_id) partner_id, application_id, n, hash from audit_entry as entry
    where at >= least(${since}, now() - interval '1 hour')
      and not exists (select from audit_anchored as known where known.partner_id = entry.partner_id
        and known.application_id = entry.application_id and known.n >= entry.n)
    order by partner_id, application_id, n desc`.execute(trx);
  return rows;
}

/** What anchors say, and the first that is not as it was written, is gone, or is of a key nobody knows. */
export interface ReadAnchors {
  readonly broken: number | undefined;
  /** Of those that hold: the last acts of operators they speak of. */
  readonly acts: readonly LastAct[];
  /** The first anchor made since entries bring their keys: what it took in may be of before. */
  readonly firstKeyed: number | undefined;
}

/**
 * Looks through the anchors.
 *
 * @param outside  anchors as they stand outside the database
 */
export async function readAnchors(
  db: Database,
  keys: KeyRing,
  outside: readonly Pick<Anchor, 'n' | 'hash'>[],
): Promise<ReadAnchors> {
  const anchors = await db.selectFrom('audit_anchor').selectAll().orderBy('n').execute();
  const firstKeyed = anchors.find((anchor) => anchor.form >= form)?.n;
  const acts: LastAct[] = [];
  let before: string | undefined;
  for (const [i, anchor] of anchors.entries()) {
    if (anchor.n !== i + 1) return { broken: i + 1, acts, firstKeyed };
    const ends = await db.selectFrom('audit_anchored').selectAll().where('anchor', '=', anchor.n).execute();
    const text = describeAnchor(anchor, before, ends);
    const isOurs = anchor.key_id === keys.hashKeyId;
    const isWhole = isSameHash(keys.hash('audit-anchor', text), Buffer.from(anchor.hash, 'hex'));
    if (!isOurs || !isWhole) return { broken: anchor.n, acts, firstKeyed };
    if (anchor.acts_n !== null) acts.push({ n: anchor.acts_n, mac: anchor.acts_mac });
    before = anchor.hash;
  }
  const broken = outside.find(({ n, hash }) => anchors[n - 1]?.hash !== hash)?.n;
  return { broken, acts, firstKeyed };
}

/** The text an anchor's hash is made of. */
function describeAnchor(
  anchor: Omit<Anchor, 'hash'>,
  before: string | undefined,
  ends: readonly ChainEnd[],
): string {
  const { n, at, key_id, acts_n, acts_mac } = anchor;
  const bound = anchor.form >= form ? [`form ${anchor.form}`, key_id, acts_n ?? '', acts_mac ?? ''] : [];
  const lines = ends.map((end) => `${end.partner_id} ${end.application_id} ${end.n} ${end.hash}`).sort();
  return [...bound, before ?? '', n, at.toISOString(), ...lines].join('\n');
}
