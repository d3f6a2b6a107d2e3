import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { programs } from '@ndp/domain/programs/all.ts';
import pg from 'pg';
import { type Database, openPostgres, openPostgresAsOwner, viewsOf } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { currentScope, everyPartner } from '../platform/database/partner-scope.ts';
import { asApplication, asOwner } from '../platform/database/session.ts';
import { seededPartners } from '../platform/partners/partners.seed.ts';
import { seedPartners } from '../platform/partners/partners.ts';
import { seedPrograms } from '../platform/partners/program-shelf.ts';
import { KeepingClient } from './store/keeping-client.ts';

export interface TestDatabase {
  /** For what a test does itself: in the product's role, but across partners where no scope is said. */
  readonly db: Database;
  /** As the running product has it: where no scope is said, nobody's rows. */
  readonly running: Database;
  readonly owner: Database;
  /** Undefined: it is in memory. */
  readonly url?: string;
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

/** Without a scope of its own, what a test does is done across partners. */
const asTest = () => ({ ...asApplication(), partner: currentScope() ?? everyPartner });

/** Making an embedded database anew takes seconds, so the first one made is kept and the others are its copies. */
async function openInMemory(): Promise<TestDatabase> {
  const stored = readKept();
  const pglite = await PGlite.create({ dataDir: 'memory://', ...(stored ? { loadDataDir: stored } : {}) });
  const view = viewsOf(pglite);
  const owner = view(asOwner);
  if (!stored) {
    await prepare(owner);
    keep(Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  }
  return { db: view(asTest), running: view(asApplication), owner, close: () => pglite.close() };
}

/**
 * Leaves in a data folder the embedded database of a server that ran before: making one anew takes longer than most
 * tests. First starts are tried by the journeys and by `assurance/first-start.mjs`.
 */
export async function leaveDatabase(dataDir: string): Promise<void> {
  if (!existsSync(keptFile())) await (await openInMemory()).close();
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', keptFile(), '-C', folder], { stdio: 'ignore' });
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const template = await templateOn(server);
  const name = `ndp_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseOn(server, name);
  const owner = openPostgresAsOwner(url);
  const db = openPostgres(url, asTest, KeepingClient);
  const running = openPostgres(url, asApplication, KeepingClient);
  const close = async () => {
    await Promise.all([db.destroy(), running.destroy(), owner.destroy()]);
    await runOnServer(server, `drop database ${name} with (force)`);
  };
  return { db, running, owner, url, close };
}

/** Migrating a database takes seconds and copying one does not: the first one made on a server is copied. */
async function templateOn(server: string): Promise<string> {
  const template = `ndp_template_${hashOfSchema()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Several workers start at once; one of them makes it, under another name until it is whole.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${template}_half`);
      await client.query(`create database ${template}_half`);
      const owner = openPostgresAsOwner(databaseOn(server, `${template}_half`));
      await prepare(owner).finally(() => owner.destroy());
      await client.query(`alter database ${template}_half rename to ${template}`);
    }
  } finally {
    await client.end();
  }
  return template;
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function prepare(owner: Database): Promise<void> {
  await migrate(owner);
  await seedPartners(owner, seededPartners);
  await seedPrograms(owner);
}

/** Says something to a server that makes or drops a database. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Of all that a database is made from, so that a changed or renamed migration, partner or version makes a new one. */
function hashOfSchema(): string {
  const migrations = new URL('../platform/database/migrations/', import.meta.url);
  const packages = readFileSync(new URL('../../package.json', import.meta.url));
  const hash = createHash('sha256')
    .update(JSON.stringify([seededPartners, programs]))
    .update(packages);
  for (const made of ['migrate', 'row-security', 'audited-tables']) {
    hash.update(readFileSync(new URL(`../platform/database/${made}.ts`, import.meta.url)));
  }
  for (const name of readdirSync(migrations).sort()) {
    hash.update(name).update(readFileSync(new URL(name, migrations)));
  }
  return hash.digest('hex').slice(0, 16);
}

function keptFile(): string {
  return join(tmpdir(), `ndp-test-database-${hashOfSchema()}-${process.getuid?.() ?? 0}.tar`);
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
