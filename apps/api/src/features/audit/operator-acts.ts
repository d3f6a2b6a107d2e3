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

/** Any number; acts are noted one after another. */
const actLock = 20_260_048;

/** The last act of an operator: with it, acts that were cut off at the end are seen. */
export interface LastAct {
  readonly n: number;
  readonly mac: string | null;
}

/** The keyed hash of an act that is to be added, after all that stand; held until the transaction ends. */
export async function hashNextAct(trx: Trx, keys: KeyRing, act: ToldAct): Promise<string> {
  await sql`select pg_advisory_xact_lock(${actLock})`.execute(trx);
  const last = await readLastAct(trx);
  const before = last?.mac ?? hashOldActs(keys, last ? await readActs(trx) : []);
  return hashAct(keys, before, act);
}

/** The newest act; undefined before the first. */
export function readLastAct(db: Database): Promise<LastAct | undefined> {
  return db
    .selectFrom('operator_action')
    .select(['n', 'mac'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
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
  const acts = await readActs(db);
  const first = acts.findIndex(({ mac }) => mac !== null);
  const sealed = first === -1 ? [] : acts.slice(first);
  let before = hashOldActs(keys, first === -1 ? acts : acts.slice(0, first));
  for (const act of sealed) {
    if (act.mac !== hashAct(keys, before, act)) return act.n;
    before = act.mac;
  }
  const macs = new Map(acts.map(({ n, mac }) => [n, mac]));
  return anchored.find(({ n, mac }) => !macs.has(n) || macs.get(n) !== mac)?.n;
}

function readActs(db: Database): Promise<Act[]> {
  return db.selectFrom('operator_action').selectAll().orderBy('n').execute();
}

/** Acts of before they were hashed one by one are bound all at once by the first that is. */
function hashOldActs(keys: KeyRing, acts: readonly ToldAct[]): string {
  return keys.hash('operator-action', acts.map(textOf).join('\n')).toString('hex');
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
