import { sql } from 'kysely';
import type { Database } from './database.ts';

/** One window an attempt is counted in. */
export interface Wanted {
  /** Keyed hash of what is counted. */
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** A window in which no attempt is left. */
export interface Full {
  readonly name: string;
  readonly count: number;
  readonly endsAt: Date;
}

/**
 * Counts one attempt in all windows or, when one of them is full, in none: one statement that touches one row per
 * window, over all processes.
 *
 * @returns the windows that are full; empty when the attempt is counted
 */
export async function takeAttempt(
  db: Database,
  wanted: readonly Wanted[],
  now: Date,
): Promise<readonly Full[]> {
  const windows = sql.join(
    wanted.map(
      ({ name, max, seconds }) => sql`(${name}::text, ${max}::integer, ${endOf(now, seconds)}::timestamptz)`,
    ),
  );
  const { rows } = await sql<{ name: string; count: number }>`
    with wanted (name, max, ends_at) as (values ${windows}),
    taken as (
      select from wanted left join attempt_window as known using (name)
      where wanted.max < 1 or (known.ends_at > ${now} and known.count >= wanted.max)
    )
    insert into attempt_window as known (name, count, ends_at)
    select name, 1, ends_at from wanted where not exists (select from taken) order by name
    on conflict (name) do update set
      count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning name, count`.execute(db);
  const maxOf = new Map(wanted.map(({ name, max }) => [name, max]));
  // Two at the same moment may both have seen a free place; the later one is one too many.
  const isCounted = rows.length > 0 && rows.every(({ name, count }) => count <= (maxOf.get(name) ?? 0));
  return isCounted ? [] : findFull(db, wanted, now);
}

/** The windows of these that are full. */
async function findFull(db: Database, wanted: readonly Wanted[], now: Date): Promise<readonly Full[]> {
  const names = wanted.map(({ name }) => name);
  const known = await db.selectFrom('attempt_window').selectAll().where('name', 'in', names).execute();
  return wanted.flatMap(({ name, max, seconds }) => {
    const window = known.find((each) => each.name === name && each.ends_at > now);
    const { count, ends_at: endsAt } = window ?? { count: 0, ends_at: endOf(now, seconds) };
    return count >= max ? [{ name, count, endsAt }] : [];
  });
}

function endOf(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
