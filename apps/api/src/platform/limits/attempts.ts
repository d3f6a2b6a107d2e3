import { sql } from 'kysely';
import type { KeyRing } from '../crypto/secrets.ts';
import type { Database } from '../database/database.ts';
import { countedInMemory, type LimitName, type Limits } from './limits.ts';

/** Who is counted, by the limit that counts. */
export type Attempt = Readonly<Partial<Record<LimitName, string>>>;

/** What naming windows needs. */
export interface LimitContext {
  readonly limits: Limits;
  readonly keys: KeyRing;
}

/** One window an attempt is counted in. */
export interface Wanted {
  /** The limit, and the keyed hash of whom it counts. */
  readonly name: string;
  /** What this caller may use of the limit. */
  readonly max: number;
  readonly limit: number;
  readonly seconds: number;
}

/** A window, and how often was counted in it. */
export interface Window {
  readonly name: string;
  readonly count: number;
  readonly ends_at: Date;
}

/** Whether an attempt was counted, and in which of its windows none is left now. */
export interface Taken {
  readonly isCounted: boolean;
  readonly full: readonly Window[];
}

/** The windows in the database that an attempt is counted in. */
export function windowsOf(
  { limits, keys }: LimitContext,
  attempt: Attempt,
  isProven = true,
): readonly Wanted[] {
  return (Object.entries(attempt) as [LimitName, string][])
    .filter(([name]) => !countedInMemory.includes(name))
    .flatMap(([name, who]) =>
      limits[name].map(({ max: limit, seconds, unproven = limit }) => {
        const hash = keys.hash('attempt', `${name} ${seconds} ${who}`).toString('base64url');
        return { name: `${name} ${hash}`, max: isProven ? limit : unproven, limit, seconds };
      }),
    );
}

/**
 * Counts a mail in the transaction of its promise and tells when it may go.
 *
 * @returns now; when a limit is used up and nothing was counted, the moment at which there is room again
 */
export async function takeMailMoment(
  unit: LimitContext & { readonly db: Database; readonly now: Date },
  mail: Attempt,
): Promise<Date> {
  const { db, now } = unit;
  const { isCounted, full } = await takeAttempt(db, windowsOf(unit, mail), now);
  return isCounted ? now : new Date(Math.max(now.getTime(), ...full.map(({ ends_at }) => ends_at.getTime())));
}

/**
 * Counts one attempt in all windows or, when one of them is full, in none: one statement that touches one row per
 * window, over all processes.
 */
export async function takeAttempt(db: Database, wanted: readonly Wanted[], now: Date): Promise<Taken> {
  const windows = sql.join(
    wanted.map(
      ({ name, max, seconds }) => sql`(${name}::text, ${max}::integer, ${endOf(now, seconds)}::timestamptz)`,
    ),
  );
  const { rows } = await sql<Window>`
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
    returning name, count, ends_at`.execute(db);
  const maxOf = (name: string) => wanted.find((each) => each.name === name)?.max ?? 0;
  // Two at the same moment may both have seen a free place; the later one is one too many and gives it back.
  const isCounted = rows.length > 0 && rows.every(({ name, count }) => count <= maxOf(name));
  if (!isCounted && rows.length > 0) await giveBack(db, rows);
  const known = isCounted ? rows : await readWindows(db, wanted, now);
  return { isCounted, full: known.filter(({ name, count }) => count >= maxOf(name)) };
}

async function giveBack(db: Database, windows: readonly Window[]): Promise<void> {
  const names = sql.join(windows.map(({ name }) => name));
  await sql`
    with held as (select name from attempt_window where name in (${names}) order by name for update)
    update attempt_window as known set count = count - 1 from held where held.name = known.name`.execute(db);
}

/** These windows as they are; one in which nothing is counted yet begins now. */
async function readWindows(db: Database, wanted: readonly Wanted[], now: Date): Promise<readonly Window[]> {
  const names = wanted.map(({ name }) => name);
  const open = await db
    .selectFrom('attempt_window')
    .selectAll()
    .where('name', 'in', names)
    .where('ends_at', '>', now)
    .execute();
  return wanted.map(
    ({ name, seconds }) =>
      open.find((each) => each.name === name) ?? { name, count: 0, ends_at: endOf(now, seconds) },
  );
}

function endOf(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
