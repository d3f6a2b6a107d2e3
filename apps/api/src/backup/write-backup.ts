import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/port.ts';
import { type Database, dumpEmbedded } from '../store/database.ts';
import { shippedMigrations } from '../store/migrate.ts';
import { type Entry, pack } from './archive.ts';
import { entryNames, type Manifest } from './manifest.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { BackupRefused } from './refused.ts';

/** What a backup is made of. */
export interface BackupSource {
  readonly config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'backupKey'>;
  readonly db: Database;
  readonly storage: Pick<Storage, 'list' | 'get'>;
}

/** A backup about to be written. */
export interface Backup {
  readonly manifest: Manifest;
  /** Encrypted. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * Reads the database as of this moment, and the files while the backup is written: a file stands before its row does,
 * so every row's file is there. Only what is removed meanwhile may lack.
 *
 * @param trx  a transaction, so that the embedded database stands still
 * @throws {BackupRefused} there is no key, or pg_dump did not work
 */
export async function writeBackup(
  { config, db, storage }: BackupSource,
  trx: Database,
  now: Date,
): Promise<Backup> {
  const { backupKey } = config;
  if (!backupKey) throw new BackupRefused('no_key');
  const manifest = await describe(trx, config, now);
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  const database = url ? await dumpPostgres(url) : await dumpEmbedded(db);
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: entryNames.manifest, bytes: Buffer.from(JSON.stringify(manifest)) };
    yield { name: entryNames.database, bytes: database };
    for (const { key } of await storage.list()) {
      const bytes = await storage.get(key).catch(() => undefined);
      if (bytes) yield { name: `${entryNames.files}${key}`, bytes };
    }
    yield { name: entryNames.end, bytes: Buffer.from('end') };
  }
  return { manifest, pieces: pack(entries(), backupKey) };
}

async function describe(
  trx: Database,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  now: Date,
): Promise<Manifest> {
  const { rows } = await sql<{ version: string; applications: string }>`
    select current_setting('server_version_num') as version,
      (select count(*) from application) as applications`.execute(trx);
  return {
    format: 1,
    madeAt: now.toISOString(),
    database: databaseUrl ? 'postgres' : 'embedded',
    serverVersion: Math.floor(Number(rows[0]?.version) / 10_000),
    migrations: [...(await shippedMigrations())],
    applications: Number(rows[0]?.applications),
  };
}
