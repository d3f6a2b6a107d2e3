import { existsSync, readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import { type Database, openPostgresAsOwner } from '../../platform/database/database.ts';
import { unpackFiles } from './embedded-files.ts';
import { loadPostgres } from './postgres-tools.ts';
import { BackupRefused } from './refused.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** @throws {BackupRefused} there are data, or somebody is connected */
export async function requirePlace(place: Place, isReplacing: boolean): Promise<void> {
  const standing = ['db', 'uploads'].map((name) => join(place.dataDir, name)).find(hasFiles);
  if (standing && !isReplacing) throw new BackupRefused('not_empty', { place: standing });
  if (!place.databaseUrl) return;
  const owner = openPostgresAsOwner(ownerUrl(place));
  try {
    if (!(await isAlone(owner))) throw new BackupRefused('in_use');
    if ((await hasTables(owner)) && !isReplacing) {
      throw new BackupRefused('not_empty', { place: 'DATABASE_URL' });
    }
  } finally {
    await owner.destroy();
  }
}

/** A server that has just stopped is still listed for a moment. */
async function isAlone(owner: Database): Promise<boolean> {
  for (let looks = 0; looks < 20; looks += 1) {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(owner);
    if (rows.length === 0) return true;
    await wait(100);
  }
  return false;
}

async function hasTables(owner: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' limit 1`.execute(owner);
  return rows.length > 0;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function ownerUrl({ databaseUrl, databaseOwnerUrl }: Place): string {
  return databaseOwnerUrl ?? databaseUrl ?? '';
}

/** Puts what was staged where the product looks for it; what stood there gets the mark behind its name. */
export async function putInPlace(place: Place, staged: string, mark: string): Promise<void> {
  if (place.databaseUrl) {
    await loadPostgres(ownerUrl(place), join(staged, 'database'));
  } else {
    const loaded = join(staged, 'db');
    await loadEmbedded(loaded, join(staged, 'database'));
    await exchange(loaded, join(place.dataDir, 'db'), mark);
  }
  await exchange(join(staged, 'uploads'), join(place.dataDir, 'uploads'), mark);
}

async function loadEmbedded(folder: string, file: string): Promise<void> {
  await unpackFiles(file, folder);
  const { PGlite } = await import('@electric-sql/pglite');
  const opened = await PGlite.create(folder).catch(() => {
    throw new BackupRefused('unopened');
  });
  await opened.close();
}

async function exchange(from: string, to: string, mark: string): Promise<void> {
  if (existsSync(to)) await rename(to, `${to}.${mark}`);
  if (existsSync(from)) await rename(from, to);
}
