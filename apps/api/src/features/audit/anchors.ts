import { type Selectable, sql } from 'kysely';
import { isSameHash, type KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type {
  ActAnchoredTable,
  AuditAnchoredTable,
  AuditAnchorTable,
} from '../../platform/database/schema/audit-tables.ts';
import type { LastAct } from './operator-acts.ts';

export type Anchor = Selectable<AuditAnchorTable>;
type Anchored = Selectable<AuditAnchoredTable>;
type ChainEnd = Omit<Anchored, 'anchor'>;
type ActEnd = Omit<Selectable<ActAnchoredTable>, 'anchor'>;

/** Longer than any transaction may take, ms: an entry is committed within it after its time. */
const lateMs = 60 * 60 * 1000;
/** Any number; processes anchor one after another. */
const anchorLock = 20_260_022;
/** Ends written by one statement. */
const endsAtOnce = 10_000;
/** Acts noted while the newest anchored one was: one with a smaller number may be committed after it. */
const lateActs = 10_000;
/** What an anchor binds today; 2 bound one last act of operators, 1 neither any nor its key's id. */
const form = 3;
/** Since this form entries bring their keys. */
const keyedForm = 2;

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
    const acts = await findNewActEnds(trx);
    if (ends.length === 0 && acts.length === 0) return undefined;
    const bound = { key_id: keys.hashKeyId, form, acts_n: null, acts_mac: null };
    const unsigned = { n: (last?.n ?? 0) + 1, at: now, ...bound };
    const text = describeAnchor(unsigned, last?.hash, { ends, acts });
    const anchor = { ...unsigned, hash: keys.hash('audit-anchor', text).toString('hex') };
    await trx.insertInto('audit_anchor').values(anchor).execute();
    for (let i = 0; i < ends.length; i += endsAtOnce) {
      await addEnds(trx, anchor.n, ends.slice(i, i + endsAtOnce));
    }
    for (const end of acts)
      await trx
        .insertInto('act_anchored')
        .values({ ...end, anchor: anchor.n })
        .execute();
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

async function findNewActEnds(trx: Trx): Promise<ActEnd[]> {
  const { rows } = await sql<ActEnd>`
    select distinct on (chain) chain, n, mac from operator_action as act
    where n > coalesce((select max(n) from act_anchored), 0) - ${lateActs} and mac is not null
      and not exists (select from act_anchored as known where known.chain = act.chain and known.n >= act.n)
    order by chain, n desc`.execute(trx);
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
  const firstKeyed = anchors.find((anchor) => anchor.form >= keyedForm)?.n;
  const actEnds = await readActEnds(db);
  const acts: LastAct[] = [];
  let before: string | undefined;
  for (const [i, anchor] of anchors.entries()) {
    if (anchor.n !== i + 1) return { broken: i + 1, acts, firstKeyed };
    const ends = await db.selectFrom('audit_anchored').selectAll().where('anchor', '=', anchor.n).execute();
    const ofAnchor = actEnds.get(anchor.n) ?? [];
    const text = describeAnchor(anchor, before, { ends, acts: ofAnchor });
    const isOurs = anchor.key_id === keys.hashKeyId;
    const isWhole = isSameHash(keys.hash('audit-anchor', text), Buffer.from(anchor.hash, 'hex'));
    if (!isOurs || !isWhole) return { broken: anchor.n, acts, firstKeyed };
    acts.push(...ofAnchor);
    if (anchor.acts_n !== null) acts.push({ n: anchor.acts_n, mac: anchor.acts_mac });
    before = anchor.hash;
  }
  const broken = outside.find(({ n, hash }) => anchors[n - 1]?.hash !== hash)?.n;
  return { broken, acts, firstKeyed };
}

async function readActEnds(db: Database): Promise<ReadonlyMap<number, readonly ActEnd[]>> {
  const ends = new Map<number, ActEnd[]>();
  for (const { anchor, ...end } of await db.selectFrom('act_anchored').selectAll().orderBy('n').execute()) {
    ends.set(anchor, [...(ends.get(anchor) ?? []), end]);
  }
  return ends;
}

/** The text an anchor's hash is made of. */
function describeAnchor(
  anchor: Omit<Anchor, 'hash'>,
  before: string | undefined,
  { ends, acts }: { readonly ends: readonly ChainEnd[]; readonly acts: readonly ActEnd[] },
): string {
  const { n, at, key_id, acts_n, acts_mac } = anchor;
  const bound = anchor.form >= keyedForm ? [`form ${anchor.form}`, key_id, acts_n ?? '', acts_mac ?? ''] : [];
  const lines = ends.map((end) => `${end.partner_id} ${end.application_id} ${end.n} ${end.hash}`).sort();
  const actLines = acts.map((end) => `act ${end.chain} ${end.n} ${end.mac}`).sort();
  return [...bound, before ?? '', n, at.toISOString(), ...lines, ...actLines].join('\n');
}
