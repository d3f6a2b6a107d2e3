import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema/tables.ts';

/** Tables whose rows are work that one process at a time takes on: what names a row, and which comes first. */
const leasedTables = {
  outbox: { key: 'id', order: 'priority, due_at, created_at' },
  signature_request: { key: 'partner_id, id', order: 'due_at, created_at' },
  digest: { key: 'day', order: 'day' },
  bulk_job: { key: 'partner_id, id', order: 'attempts, made_at' },
  training_reset: { key: 'partner_id, id', order: 'asked_at' },
  work_round: { key: 'name', order: 'name' },
} as const;
type Leased = keyof typeof leasedTables;

/** From when on the row is somebody's, and for how long, ms: longer than the work may take. */
export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
}

/**
 * Takes on the first of the rows that are due; nobody else gets it until the lease ends. Two at the same moment get
 * different rows.
 *
 * @returns the row with this attempt counted; undefined when none is due that nobody holds
 */
export async function leaseNext<Table extends Leased>(
  db: Database,
  table: Table,
  isDue: RawBuilder<SqlBool>,
  lease: Lease,
): Promise<Selectable<Tables[Table]> | undefined> {
  const [row] = await leaseSome(db, table, isDue, { ...lease, most: 1 });
  return row;
}

/** The same of so many at the most, in one statement; in no order. */
export async function leaseSome<Table extends Leased>(
  db: Database,
  table: Table,
  isDue: RawBuilder<SqlBool>,
  { now, leaseMs, most }: Lease & { readonly most: number },
): Promise<Selectable<Tables[Table]>[]> {
  const key = sql.raw(leasedTables[table].key);
  const { rows } = await sql<Selectable<Tables[Table]>>`
    with taken as materialized (
      select ${key} from ${sql.table(table)}
      where ${isDue} and (leased_until is null or leased_until <= ${now})
      order by ${sql.raw(leasedTables[table].order)}
      limit ${most}
      for update skip locked
    )
    update ${sql.table(table)}
    set leased_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where (${key}) in (select ${key} from taken)
    returning *`.execute(db);
  return rows;
}

/** Ends every lease: whoever held one is gone, and what it worked on need not wait for its end. */
export async function endLeases(db: Database): Promise<void> {
  for (const table of ['outbox', 'signature_request', 'bulk_job', 'training_reset'] as const) {
    await db.updateTable(table).set({ leased_until: null }).where('leased_until', 'is not', null).execute();
  }
  await db.deleteFrom('work_round').execute();
}
