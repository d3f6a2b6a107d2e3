import { existsSync, readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import { type Database, openPostgresAsOwner } from '../../platform/database/database.ts';
import { localFolder } from '../../platform/files/local-folder.ts';
import { openStorage } from '../../platform/files/open-storage.ts';
import { isSomewhere, type Storage } from '../../platform/files/port.ts';
import { asidePrefix, loadPostgres } from './postgres-tools.ts';
import { BackupRefused } from './refused.ts';

/** Where a backup is put: the database by its owner's address, and the files. */
export interface RestorePlace extends Pick<Config, 'dataDir' | 'filesS3'> {
  readonly databaseOwnerUrl: string;
}

/** @throws {BackupRefused} there are data, or somebody is connected */
export async function requirePlace(place: RestorePlace, isReplacing: boolean): Promise<void> {
  const uploads = join(place.dataDir, 'uploads');
  if (hasFiles(uploads) && !isReplacing) throw new BackupRefused('not_empty', { place: uploads });
  if (place.filesS3 && !isReplacing && (await isSomewhere(openStorage(place).list()))) {
    throw new BackupRefused('not_empty', { place: 'FILES_S3_BUCKET' });
  }
  const owner = openPostgresAsOwner(place.databaseOwnerUrl);
  try {
    if (!(await isAlone(owner))) throw new BackupRefused('in_use');
    if (!(await hasTables(owner))) return;
    if (!isReplacing) throw new BackupRefused('not_empty', { place: 'DATABASE_URL' });
    if (!(await mayMakeSchema(owner))) throw new BackupRefused('no_schema');
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

/** What stands there is kept in a schema of its own. */
async function mayMakeSchema(owner: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_database_privilege(current_database(), 'create') as may`.execute(owner);
  return rows[0]?.may === true;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Where what stood there before is kept. */
export interface SetAside {
  /** Of the files; undefined: none lay in a folder. */
  readonly folder: string | undefined;
  /** Of the database; undefined: nothing stood there. */
  readonly schema: string | undefined;
}

/** Puts what was staged where the product looks for it; what stood there is kept beside it under a name with the time. */
export async function putInPlace(place: RestorePlace, stagedIn: string, now: Date): Promise<SetAside> {
  const time = now.toISOString().replaceAll(/[:.]/g, '');
  const asideSchema = `${asidePrefix}${time.replaceAll(/\D/g, '')}`;
  const staged = join(stagedIn, 'uploads');
  // Under keys nobody else uses, so that nothing that stands is touched.
  const sent = place.filesS3 ? await sendFiles(staged, openStorage(place)) : undefined;
  await loadPostgres(place.databaseOwnerUrl, join(stagedIn, 'database'), asideSchema).catch(
    async (cause: unknown) => {
      await sent?.takeBack();
      throw cause;
    },
  );
  const schema = (await hasSchema(place, asideSchema)) ? asideSchema : undefined;
  const uploads = join(place.dataDir, 'uploads');
  const folder = place.filesS3 ? undefined : await exchange(staged, uploads, `${uploads}.before-${time}`);
  return { folder, schema };
}

async function hasSchema(place: RestorePlace, name: string): Promise<boolean> {
  const owner = openPostgresAsOwner(place.databaseOwnerUrl);
  const query = sql`select from pg_namespace where nspname = ${name}`.execute(owner);
  return (await query.finally(() => owner.destroy())).rows.length > 0;
}

/** @returns what removes the files that were not there before */
async function sendFiles(folder: string, storage: Storage): Promise<{ takeBack(): Promise<void> }> {
  const staged = localFolder(folder);
  const added: string[] = [];
  const takeBack = async () => {
    for (const key of added) await storage.remove(key);
  };
  try {
    for await (const { key } of staged.list()) {
      if (!(await storage.has(key))) added.push(key);
      await storage.put(key, await staged.get(key));
    }
  } catch (cause) {
    await takeBack();
    throw cause;
  }
  return { takeBack };
}

/** @returns where what stood there is now; undefined: nothing stood there */
async function exchange(from: string, to: string, asideSchema: string): Promise<string | undefined> {
  const isStanding = existsSync(to);
  if (isStanding) await rename(to, asideSchema);
  if (existsSync(from)) await rename(from, to);
  return isStanding ? asideSchema : undefined;
}
