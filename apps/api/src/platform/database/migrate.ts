import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { ConfigError } from '../config/config.ts';
import { watchTables } from './audited-tables.ts';
import type { Database, Trx } from './database.ts';
import { guardRows } from './row-security.ts';

/** The build copies it beside the bundle, so the address holds there too. */
const folder = new URL('./migrations/', import.meta.url);

const migrationLock = 20_260_101;

/** A file that was changed is another migration. */
interface Mark {
  readonly name: string;
  readonly sha256: string;
}

interface Migration extends Mark {
  readonly text: string;
}

/**
 * Brings the database to the newest form, in one transaction; other processes wait. What a newer build has added stays.
 *
 * @returns names of the files applied now
 * @throws {ConfigError} it began otherwise than this build; nothing was changed
 */
export async function migrate(owner: Database): Promise<string[]> {
  const shipped = await readShipped();
  return owner.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    const applied = await readApplied(trx);
    requireSameBeginning(applied, shipped);
    const missing = shipped.slice(applied.length);
    for (const migration of missing) await apply(trx, migration);
    await guardRows(trx);
    await watchTables(trx);
    return missing.map(({ name }) => name);
  });
}

/**
 * Looks, with no right but to read, whether the database has the form this build works on.
 *
 * @throws {ConfigError} it has not
 */
export async function requireMigrated(db: Database): Promise<void> {
  const shipped = await readShipped();
  const applied = await readMarks(db).catch((cause: unknown) => {
    if (Object(cause).code === undefinedTable) return [];
    throw cause;
  });
  requireSameBeginning(applied, shipped);
  const missing = shipped.length - applied.length;
  if (missing <= 0) return;
  throw new ConfigError(
    `The database lacks ${missing} of this version’s migrations, and MIGRATIONS=apart leaves them to an administrator. Run “ndp migrate” (node ndp.mjs migrate) with DATABASE_OWNER_URL, then start again.`,
  );
}

const undefinedTable = '42P01';

/** In order. */
export async function shippedMigrations(): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function readShipped(): Promise<readonly Migration[]> {
  const names = await shippedMigrations();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readApplied(trx: Trx): Promise<readonly Mark[]> {
  await sql`create table if not exists schema_migration (
    name text primary key, sha256 text not null, applied_at timestamptz not null)`.execute(trx);
  return readMarks(trx);
}

async function readMarks(db: Database): Promise<readonly Mark[]> {
  const { rows } = await sql<Mark>`
    select name, coalesce(to_jsonb(applied) ->> 'sha256', '') as sha256
    from schema_migration as applied order by name collate "C"`.execute(db);
  return rows;
}

function requireSameBeginning(applied: readonly Mark[], shipped: readonly Mark[]): void {
  const other = applied.find(({ name, sha256 }, i) => {
    const known = shipped[i];
    return known !== undefined && (name !== known.name || sha256 !== known.sha256);
  });
  if (!other) return;
  throw new ConfigError(
    `The database was made by another build, which this one does not go on from (“${other.name}” is not as it is here). Nothing was changed. Set an empty DATA_DIR, or with DATABASE_URL an empty database, or start the version that made it.`,
  );
}

async function apply(trx: Trx, { name, text, sha256 }: Migration): Promise<void> {
  await sql.raw(text).execute(trx);
  await sql`insert into schema_migration (name, sha256, applied_at) values (${name}, ${sha256}, now())`.execute(
    trx,
  );
}
