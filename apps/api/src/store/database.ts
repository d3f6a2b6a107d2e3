import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { embeddedPool } from './embedded-pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** How long a statement or a wait for a connection may take, ms; a slow database must not pile up requests. */
const statementMs = 2_000;
const connectionMs = 3_000;
const silenceMs = 2_500;

/** The connections of a pool, and how many wait for one. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

const pools = new WeakMap<Database, pg.Pool>();

/** The state of a database's pool; undefined for the embedded one, which has none. */
export function connectionsOf(db: Database): Connections | undefined {
  const pool = pools.get(db);
  return pool && { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** What a connection lost, idle or in the middle of a transaction, is told to; whoever waits gets the failure too. */
function heedLoss(): void {}

/** A real PostgreSQL by its address, `postgres://…`. Statements are unnamed, so a pooler may stand between. */
export function openPostgres(url: string): Database {
  return openPool({
    connectionString: url,
    max: 10,
    statement_timeout: statementMs,
    // A server that does not even say so is given up too.
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: statementMs * 5,
  });
}

/** The same with one connection and without limits of time, for changes of the tables. */
export function openPostgresUnhurried(url: string): Database {
  return openPool({ connectionString: url, max: 1 });
}

function openPool(settings: pg.PoolConfig): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionMs, ...settings });
  // Without a listener a lost connection would end the process.
  pool.on('error', heedLoss);
  pool.on('connect', (client) => client.on('error', heedLoss));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/**
 * The embedded PostgreSQL, kept in a folder; in memory without one.
 * It serves one process, one statement or transaction at a time.
 */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create(dataDir ? join(dataDir, 'db') : 'memory://');
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
}
