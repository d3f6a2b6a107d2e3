import { type Selectable, sql } from 'kysely';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { OperatorActionTable } from '../../platform/database/schema/tables.ts';

type Act = Selectable<OperatorActionTable>;

/** What of an act its hash is made of; its number is its place in the row of hashes. */
export type ToldAct = Pick<
  Act,
  'at' | 'operator' | 'action' | 'partner_id' | 'application_id' | 'reference' | 'outcome' | 'refusal'
> & { readonly details: Readonly<Record<string, unknown>> };

/** Any number; acts of one chain are noted one after another. */
const actLock = 20_260_048;
/** The chain of what was typed on the server, and of acts of before there were others. */
const serverChain = '';
/** Acts read in one go. */
const pageLength = 1_000;

/** The last act of a chain: with it, acts that were cut off at the end are seen. */
export interface LastAct {
  readonly n: number;
  readonly mac: string | null;
}

/**
 * The keyed hash of an act that is to be added to a chain, after all that stand in it; the chain is held until the
 * transaction ends, and no other.
 */
export async function hashNextAct(trx: Trx, keys: KeyRing, act: ToldAct, chain: string): Promise<string> {
  const lock = chain === serverChain ? sql`${actLock}` : sql`${actLock}::integer, hashtext(${chain})`;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
  const last = await trx
    .selectFrom('operator_action')
    .select(['n', 'mac'])
    .where('chain', '=', chain)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return hashAct(keys, last?.mac ?? (await startOf(trx, keys, chain)), act);
}

async function startOf(trx: Trx, keys: KeyRing, chain: string): Promise<string> {
  if (chain !== serverChain) return hashStart(keys, chain);
  const old = await trx
    .selectFrom('operator_action')
    .selectAll()
    .where('chain', '=', chain)
    .orderBy('n')
    .execute();
  return hashOldActs(keys, old);
}

/**
 * The first act of an operator that is not as it was noted, or is gone.
 *
 * @param anchored  last acts, as anchors hold them
 * @returns its number
 */
export async function findActBreak(
  db: Database,
  keys: KeyRing,
  anchored: readonly LastAct[],
): Promise<number | undefined> {
  const missing = new Map(anchored.map(({ n, mac }) => [n, mac]));
  const before = new Map<string, string>();
  const old: Act[] = [];
  for await (const act of readActs(db)) {
    if (missing.get(act.n) === act.mac) missing.delete(act.n);
    const { chain, mac } = act;
    if (chain === serverChain && mac === null && !before.has(chain)) {
      old.push(act);
      continue;
    }
    const start = () => (chain === serverChain ? hashOldActs(keys, old) : hashStart(keys, chain));
    if (mac === null || mac !== hashAct(keys, before.get(chain) ?? start(), act)) return act.n;
    before.set(chain, mac);
  }
  return anchored.find(({ n }) => missing.has(n))?.n;
}

/** All of them, a page at a time. */
async function* readActs(db: Database): AsyncGenerator<Act> {
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('operator_action')
      .selectAll()
      .where('n', '>', after)
      .orderBy('n')
      .limit(pageLength)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageLength) return;
    after = last.n;
  }
}

/** Acts of before they were hashed one by one are bound all at once by the first that is. */
function hashOldActs(keys: KeyRing, acts: readonly ToldAct[]): string {
  return keys.hash('operator-action', acts.map(textOf).join('\n')).toString('hex');
}

/** Where the chain of a person begins. */
function hashStart(keys: KeyRing, chain: string): string {
  return keys.hash('operator-action', `chain ${chain}`).toString('hex');
}

function hashAct(keys: KeyRing, before: string, act: ToldAct): string {
  return keys.hash('operator-action', `${before}\n${textOf(act)}`).toString('hex');
}

function textOf(act: ToldAct): string {
  const { at, operator, action, partner_id, application_id, reference, details, outcome, refusal } = act;
  const known = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  const told = [operator, action, partner_id, application_id, reference, known, outcome, refusal];
  return JSON.stringify([at.toISOString(), ...told]);
}
