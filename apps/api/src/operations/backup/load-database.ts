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
import { unpackFiles } from './embedded-files.ts';
import { asidePrefix, loadPostgres } from './postgres-tools.ts';
import { BackupRefused } from './refused.ts';

export type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'filesS3'>;

/** @throws {BackupRefused} there are data, or somebody is connected */
export async function requirePlace(place: StorageConfig, isReplacing: boolean): Promise<void> {
  const standing = ['db', 'uploads'].map((name) => join(place.dataDir, name)).find(hasFiles);
  if (standing && !isReplacing) throw new BackupRefused('not_empty', { place: standing });
  if (place.filesS3 && !isReplacing && (await isSomewhere(openStorage(place).list()))) {
    throw new BackupRefused('not_empty', { place: 'FILES_S3_BUCKET' });
  }
  if (!place.databaseUrl) return;
  const owner = openPostgresAsOwner(ownerUrl(place));
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

function ownerUrl({ databaseUrl, databaseOwnerUrl }: StorageConfig): string {
  return databaseOwnerUrl ?? databaseUrl ?? '';
}

/** Where what stood there before is kept. */
export interface SetAside {
  readonly folders: readonly string[];
  /** Of the PostgreSQL database; undefined: nothing stood there. */
  readonly schema: string | undefined;
}

/** Puts what was staged where the product looks for it; what stood there is kept beside it under a name with the time. */
export async function putInPlace(place: StorageConfig, staged: string, now: Date): Promise<SetAside> {
  const time = now.toISOString().replaceAll(/[:.]/g, '');
  const asideOf = (name: string) => ({ from: join(staged, name), mark: `before-${time}` });
  const folders: (string | undefined)[] = [];
  const aside = `${asidePrefix}${time.replaceAll(/\D/g, '')}`;
  if (!place.databaseUrl) await loadEmbedded(join(staged, 'db'), join(staged, 'database'));
  // Under keys nobody else uses, so that nothing that stands is touched.
  const sent = place.filesS3 ? await sendFiles(join(staged, 'uploads'), openStorage(place)) : undefined;
  if (place.databaseUrl) {
    await loadPostgres(ownerUrl(place), join(staged, 'database'), aside).catch(async (cause: unknown) => {
      await sent?.takeBack();
      throw cause;
    });
  } else {
    folders.push(await exchange(asideOf('db'), join(place.dataDir, 'db')));
  }
  const schema = place.databaseUrl && (await hasSchema(place, aside)) ? aside : undefined;
  if (!place.filesS3) folders.push(await exchange(asideOf('uploads'), join(place.dataDir, 'uploads')));
  return { folders: folders.filter((folder) => folder !== undefined), schema };
}

async function hasSchema(place: StorageConfig, name: string): Promise<boolean> {
  const owner = openPostgresAsOwner(ownerUrl(place));
  const asked = sql`select from pg_namespace where nspname = ${name}`.execute(owner);
  return (await asked.finally(() => owner.destroy())).rows.length > 0;
}

async function loadEmbedded(folder: string, file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const opening = unpackFiles(file, folder).then(() => PGlite.create(folder));
  const opened = await opening.catch(() => {
    throw new BackupRefused('unopened');
  });
  await opened.close();
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

/** @returns where what stood there is now */
async function exchange(
  { from, mark }: { readonly from: string; readonly mark: string },
  to: string,
): Promise<string | undefined> {
  const stood = existsSync(to) ? `${to}.${mark}` : undefined;
  if (stood) await rename(to, stood);
  if (existsSync(from)) await rename(from, to);
  return stood;
}
