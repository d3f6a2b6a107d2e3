import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { type Database, openPostgresAsOwner } from '../../platform/database/database.ts';
import { filesIn } from '../settlement/settlements.ts';
import { runOnServer } from '../test-database.ts';

/** An empty place for a restored product: a data folder and, on a real server, a database. */
export interface EmptyPlace {
  readonly config: Config;
  remove(): Promise<void>;
}

const server = process.env.TEST_DATABASE_URL || undefined;
/** The key of `testKeys`. */
const testKey = `test:${Buffer.alloc(32, 7).toString('base64url')}`;

/** Makes an empty place that restores with a key. */
export async function makeEmptyPlace(backupKey?: string): Promise<EmptyPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ndp-restored-'));
  const name = `ndp_restored_${randomBytes(6).toString('hex')}`;
  if (server) await runOnServer(server, `create database ${name}`);
  return {
    config: readConfig({
      ENVIRONMENT: 'localhost',
      DATA_DIR: dataDir,
      SECRET_KEYS: testKey,
      BACKUP_KEY: backupKey,
      DATABASE_URL: server && urlOf(name),
    }),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (server) await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** The address of the database a test works on; undefined: embedded. */
export async function findUrl(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return server && urlOf(rows[0]?.name ?? '');
}

function urlOf(name: string): string {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** What tells one state of a place from another, without opening it. */
export async function describeState({ dataDir, databaseUrl }: Config): Promise<readonly unknown[]> {
  const db = join(dataDir, 'db');
  const seen = [
    readdirSync(dataDir).sort(),
    filesIn(join(dataDir, 'uploads')),
    existsSync(db) && statSync(db).ino,
  ];
  if (!databaseUrl) return seen;
  const owner = openPostgresAsOwner(databaseUrl);
  const { rows } = await sql`
    select oid::text, (select count(*)::int from application) as n from pg_class where relname = 'application'`
    .execute(owner)
    .finally(() => owner.destroy());
  return [...seen, rows];
}
