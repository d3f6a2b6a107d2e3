import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, openPostgres } from '../store/database.ts';
import { embeddedPool } from '../store/embedded-pool.ts';
import { migrate } from '../store/migrate.ts';
import { seededPartners } from '../store/partners.seed.ts';
import { seedPartners } from '../store/partners.ts';
import type { Tables } from '../store/tables.ts';

export interface TestDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/**
 * A new database with tables and partners: in memory, or a database of its own on the server named by
 * `TEST_DATABASE_URL`, dropped on close.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openInMemory();
}

/** Making an embedded database anew takes seconds, so the first one made is kept and the others are its copies. */
async function openInMemory(): Promise<TestDatabase> {
  const kept = readKept();
  const pglite = await PGlite.create({ dataDir: 'memory://', ...(kept ? { loadDataDir: kept } : {}) });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
  if (!kept) {
    await prepare(db);
    keep(Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  }
  return { db, close: () => db.destroy() };
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const name = `ndp_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  await prepare(db);
  const close = async () => {
    await db.destroy();
    await runOnServer(server, `drop database ${name} with (force)`);
  };
  return { db, close };
}

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await seedPartners(db, seededPartners);
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Named by all it is made from, so that a changed migration, partner or version makes a new one. */
function keptFile(): string {
  const migrations = new URL('../store/migrations/', import.meta.url);
  const packages = readFileSync(new URL('../../package.json', import.meta.url));
  const hash = createHash('sha256').update(JSON.stringify(seededPartners)).update(packages);
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(name, migrations)));
  return join(
    tmpdir(),
    `ndp-test-database-${hash.digest('hex').slice(0, 16)}-${process.getuid?.() ?? 0}.tar`,
  );
}

function readKept(): Blob | undefined {
  try {
    return new Blob([readFileSync(keptFile())]);
  } catch {
    return undefined;
  }
}

function keep(bytes: Buffer): void {
  const half = `${keptFile()}.${randomBytes(4).toString('hex')}`;
  writeFileSync(half, bytes, { mode: 0o600 });
  renameSync(half, keptFile());
}
