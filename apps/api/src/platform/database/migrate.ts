import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { watchTables } from './audited-tables.ts';
import type { Database, Trx } from './database.ts';
import { guardRows } from './row-security.ts';

/**
 * The folder of .sql files beside this module. The build copies it beside the bundle, so the same relative
 * address holds for tsx, vitest and `dist/main.mjs`.
 */
const folder = new URL('./migrations/', import.meta.url);

/** Any number; all processes of the product wait for each other on it. */
const migrationLock = 20_260_101;

/**
 * Brings the database to the newest form, in one transaction; a second process starting meanwhile waits. Tables of
 * partners get their policies, the role of the product its rights; what names an application is watched.
 *
 * @param owner  as the owner of the tables, with everybody's rows in sight
 * @returns names of the files applied now
 */
export async function migrate(owner: Database): Promise<string[]> {
  const names = await shippedMigrations();
  return owner.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    await sql
      .raw(
        'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null)',
      )
      .execute(trx);
    const applied = await findApplied(trx);
    const missing = names.filter((name) => !applied.has(name));
    for (const name of missing) await apply(trx, name);
    await guardRows(trx);
    await watchTables(trx);
    return missing;
  });
}

/** The names of the migrations of this product, in order. */
export async function shippedMigrations(): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function findApplied(trx: Trx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(trx);
  return new Set(rows.map((row) => row.name));
}

async function apply(trx: Trx, name: string): Promise<void> {
  await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(trx);
  await sql`insert into schema_migration (name, applied_at) values (${name}, now())`.execute(trx);
}
