import type { Config } from './config/config.ts';
import type { CoreContext } from './context.ts';
import type { KeyRing } from './crypto/secrets.ts';
import type { Database, Trx } from './database/database.ts';
import type { Limits } from './limits/limits.ts';

/** One unit of work: a transaction and its moment, with what seals and names the rows written in it. */
export interface Unit {
  readonly db: Trx;
  readonly keys: KeyRing;
  readonly config: Pick<Config, 'applicationDomain'>;
  readonly limits: Limits;
  readonly now: Date;
}

/** The part of a unit that is enough to change rows which hold nothing sealed. */
export type RowUnit = Pick<Unit, 'db' | 'now'>;

/** What a unit of work is begun with. */
export type UnitContext = Omit<Unit, 'now' | 'db'> & Pick<CoreContext, 'clock'> & { readonly db: Database };

/** Does work as one unit: all of it stands, or nothing. */
export function asUnit<Result>(context: UnitContext, work: (unit: Unit) => Promise<Result>): Promise<Result> {
  return context.db.transaction().execute((trx) => work(unitIn(trx, context)));
}

/** The unit of a transaction that has begun already. */
export function unitIn(db: Trx, { keys, config, limits, clock }: UnitContext): Unit {
  return { db, keys, config, limits, now: clock() };
}
