import { type Selectable, sql } from 'kysely';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { OperatorActionTable } from '../../platform/database/schema/tables.ts';

/** An act as it stands in the database. */
export type OperatorAction = Selectable<OperatorActionTable>;

/** What of an act its hash is made of; its number is its place in the row of hashes. */
export type ToldAct = Pick<
  OperatorAction,
  'at' | 'operator' | 'action' | 'partner_id' | 'application_id' | 'reference' | 'outcome' | 'refusal'
> & { readonly details: Readonly<Record<string, unknown>> };

/** Any number; acts of one chain are noted one after another. */
const actLock = 20_260_048;
/** The chain of what was typed on the server, and of acts of before there were others. */
export const serverChain = '';
/** The last act of a chain: with it, acts that were cut off at the end are seen. */
export interface LastAct {
  readonly n: number;
  readonly mac: string | null;
}

/**
 * Hashes an act that is to be added to a chain, after the acts of all partners that stand in it; the chain is locked until
 * the transaction ends, and no other.
 */
export async function hashNextAct(trx: Trx, keys: KeyRing, act: ToldAct, chain: string): Promise<string> {
  await lockChain(trx, chain);
  const [last] = await readChain(trx, chain, 1);
  if (last?.mac) return hashAct(keys, last.mac, act);
  const old = chain === serverChain ? await readChain(trx, chain, null) : [];
  return hashAct(keys, startOfChain(keys, chain, old.reverse()), act);
}

async function lockChain(trx: Trx, chain: string): Promise<void> {
  const lock = chain === serverChain ? sql`${actLock}` : sql`${actLock}::integer, hashtext(${chain})`;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}

/** The newest acts of a chain, of whichever partner, the last one first. */
async function readChain(trx: Trx, chain: string, most: number | null): Promise<OperatorAction[]> {
  const { rows } = await sql<OperatorAction>`select * from acts_of_chain(${chain}, ${most})`.execute(trx);
  return rows;
}

/**
 * The hash a chain begins with. Acts of before they were hashed one by one are bound all at once by the first that is.
 *
 * @param old  such acts of this chain
 */
export function startOfChain(keys: KeyRing, chain: string, old: readonly ToldAct[]): string {
  const text = chain === serverChain ? old.map(textOf).join('\n') : `chain ${chain}`;
  return keys.hash('operator-action', text).toString('hex');
}

/** The keyed hash of an act after the one before. */
export function hashAct(keys: KeyRing, before: string, act: ToldAct): string {
  return keys.hash('operator-action', `${before}\n${textOf(act)}`).toString('hex');
}

/** What the hash of an act is made of. */
function textOf(act: ToldAct): string {
  const { at, operator, action, partner_id, application_id, reference, details, outcome, refusal } = act;
  const known = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  const values = [operator, action, partner_id, application_id, reference, known, outcome, refusal];
  return JSON.stringify([at.toISOString(), ...values]);
}
