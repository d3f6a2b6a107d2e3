import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { ClientPool } from './client-pool.ts';
import { poolWithDeadlines } from './deadline.ts';
import { embeddedPool } from './embedded-pool.ts';
import type { Tables } from './schema/tables.ts';
import { asApplication, asOwner, type Session } from './session.ts';
import { sessionDialect } from './session-driver.ts';
import { tracedPool } from './traced-pool.ts';

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const connectionMs = 3_000;

export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

const pools = new WeakMap<Database, pg.Pool>();

/** Undefined for the embedded database. */
export function connectionsOf(db: Database): Connections | undefined {
  const pool = pools.get(db);
  return pool && { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

function ignoreError(): void {}

/**
 * A PostgreSQL by its address; a pooler such as pgbouncer may stand between, also in transaction mode, for nothing is left
 * in a session.
 */
export function openPostgres(url: string, sessionOf = asApplication, Client = pg.Client): Database {
  return openPool(sessionOf, { connectionString: url, max: 10, Client });
}

/** One connection, without limits of time. */
export function openPostgresAsOwner(url: string): Database {
  return openPool(asOwner, { connectionString: url, max: 1 });
}

function openPool(sessionOf: () => Session, settings: pg.PoolConfig): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionMs, ...settings });
  // Without a listener a lost connection would end the process; whoever waits for it gets the failure too.
  pool.on('error', ignoreError);
  pool.on('connect', (client) => client.on('error', ignoreError));
  const db = over(poolWithDeadlines(pool), sessionOf);
  pools.set(db, pool);
  return db;
}

/** One database in two roles; closing either closes both. */
export interface Opened {
  readonly db: Database;
  readonly owner: Database;
}

/** The embedded PostgreSQL, stored in a folder; in memory without one. */
export async function openEmbedded(dataDir?: string): Promise<Opened> {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { PGlite } = await import('@electric-sql/pglite');
  return openPglite(await PGlite.create(dataDir ? join(dataDir, 'db') : 'memory://'));
}

/** The same over an embedded PostgreSQL that is open already. */
function openPglite(pglite: PGlite): Opened {
  const view = viewsOf(pglite);
  return { db: view(asApplication), owner: view(asOwner) };
}

/** Views of an embedded database, each of other rows; it has no timer for transactions that stand still. */
export function viewsOf(pglite: PGlite): (sessionOf: () => Session) => Database {
  const pool = embeddedPool(pglite);
  return (sessionOf) => {
    const db = over(pool, () => ({ ...sessionOf(), idleMs: 0 }));
    embedded.set(db, pglite);
    return db;
  };
}

const embedded = new WeakMap<Database, PGlite>();

/** Undefined: it is a real one. */
export function embeddedOf(db: Database): PGlite | undefined {
  return embedded.get(db);
}

function over(pool: ClientPool, sessionOf: () => Session): Database {
  return new Kysely<Tables>({ dialect: sessionDialect(tracedPool(pool), sessionOf) });
}
