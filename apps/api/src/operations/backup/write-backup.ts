import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { shippedMigrations } from '../../platform/database/migrate.ts';
import type { Storage } from '../../platform/files/port.ts';
import { type Entry, entryOf, pack } from './archive.ts';
import { entryNames, type Manifest } from './manifest.ts';
import { findMissing, isNamed, namedFiles, refuseMissing } from './named-files.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { BackupRefused } from './refused.ts';
import { Tally } from './tally.ts';

export interface BackupSource {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'backupKey'>;
  readonly db: Database;
  readonly keys: KeyRing;
  readonly storage: Pick<Storage, 'has' | 'open'>;
}

export interface Backup {
  readonly manifest: Manifest;
  /** Encrypted. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * Reads the database as of this moment, the files it names while the backup is written.
 *
 * @param trx  a transaction that reads what else the backup says of the database
 * @throws {BackupRefused} there is no key or no PostgreSQL, pg_dump did not work, or a file that a row names is missing; the latter also
 *   while it is written
 */
export async function writeBackup(
  { config, db, keys, storage }: BackupSource,
  trx: Database,
  now: Date,
): Promise<Backup> {
  const { backupKey, databaseUrl, databaseOwnerUrl = databaseUrl } = config;
  if (!databaseOwnerUrl) throw new BackupRefused('embedded');
  if (!backupKey) throw new BackupRefused('no_key');
  const manifest = { ...(await describe(trx, now)), keys: await readKeys(trx, keys) };
  const database = await openNameless(config.dataDir);
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await dumpPostgres(databaseOwnerUrl, createWriteStream('', { fd: database.fd, autoClose: false }));
    const missing = await findMissing(trx, storage);
    if (missing.length > 0) throw refuseMissing(missing);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  async function* entries(): AsyncGenerator<Entry> {
    try {
      yield entryOf(entryNames.manifest, JSON.stringify(manifest));
      const { size } = await database.stat();
      yield {
        name: entryNames.database,
        size,
        pieces: database.createReadStream({ start: 0 }),
      };
    } finally {
      await database.close();
    }
    const tally = new Tally();
    for await (const named of namedFiles(db)) {
      const file = await storage.open(named.key).catch(() => undefined);
      if (file) {
        const pieces = tally.count(named.key, file.pieces);
        yield { name: `${entryNames.files}${named.key}`, size: file.size, pieces };
      } else if (await isNamed(db, named.key)) throw refuseMissing([named]);
    }
    yield entryOf(entryNames.end, String(tally));
  }
  return { manifest, pieces: pack(entries(), backupKey) };
}

/** Nobody else can open it; it is gone with this process. */
async function openNameless(dataDir: string): Promise<FileHandle> {
  const path = join(dataDir, `backup-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Every key something in the database is sealed under. */
async function readKeys(trx: Database, keys: KeyRing): Promise<Manifest['keys']> {
  const { rows } = await sql<{ id: string }>`
    select key_id as id from application_key union select key_id from hash_key order by id`.execute(trx);
  return rows.map(({ id }) => ({ id, mark: keys.markOf(id) ?? '' }));
}

async function describe(trx: Database, now: Date): Promise<Omit<Manifest, 'keys'>> {
  const { rows } = await sql<{ version: string; applications: string }>`
    select current_setting('server_version_num') as version,
      (select count(*) from application) as applications`.execute(trx);
  return {
    format: 2,
    madeAt: now.toISOString(),
    database: 'postgres',
    serverVersion: Math.floor(Number(rows[0]?.version) / 10_000),
    migrations: [...(await shippedMigrations())],
    applications: Number(rows[0]?.applications),
  };
}
