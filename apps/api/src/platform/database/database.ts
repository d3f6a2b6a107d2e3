import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { describeAct } from './actor.ts';
import { embeddedPool } from './embedded-pool.ts';
import { currentScope, everyPartner, noPartner } from './partner-scope.ts';
import { patientPool } from './patience.ts';
import { applicationRole } from './role.ts';
import type { Tables } from './schema/tables.ts';
import { type ClientPool, type Session, sessionPool } from './session-pool.ts';

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

/** A database as the product works on it: in its role, and within the scope at hand. */
export const asApplication = (): Session => ({
  role: applicationRole,
  scope: currentScope() ?? noPartner,
  act: describeAct(),
});
/** As whoever owns the tables, for changes of them: no policy hides a row. */
export const asOwner = (): Session => ({ role: 'none', scope: everyPartner, act: describeAct() });

/**
 * A real PostgreSQL by its address, `postgres://…`. Role and scope belong to the connection, so a pooler between must
 * leave each connection to one client (session mode).
 */
export function openPostgres(url: string, sessionNow = asApplication): Database {
  return openPool(sessionNow, {
    connectionString: url,
    max: 10,
    statement_timeout: statementMs,
    // A server that does not even say so is given up too.
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: statementMs * 5,
  });
}

/** The same as its owner, with one connection and without limits of time. */
export function openPostgresAsOwner(url: string): Database {
  return openPool(asOwner, { connectionString: url, max: 1 });
}

function openPool(sessionNow: () => Session, settings: pg.PoolConfig): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionMs, ...settings });
  // Without a listener a lost connection would end the process.
  pool.on('error', heedLoss);
  pool.on('connect', (client) => client.on('error', heedLoss));
  const db = over(patientPool(pool), sessionNow);
  pools.set(db, pool);
  return db;
}

/** One database, for the product and for its owner; closing either closes both. */
export interface Opened {
  readonly db: Database;
  readonly owner: Database;
}

/**
 * The embedded PostgreSQL, kept in a folder; in memory without one.
 * It serves one process, one statement or transaction at a time.
 */
export async function openEmbedded(dataDir?: string): Promise<Opened> {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openPglite(await PGlite.create(dataDir ? join(dataDir, 'db') : 'memory://'));
}

/** The same over an embedded PostgreSQL that is open already. */
function openPglite(pglite: PGlite): Opened {
  const view = viewsOf(pglite);
  return { db: view(asApplication), owner: view(asOwner) };
}

/** Databases over one embedded PostgreSQL, each with a session of its own; their transactions never mix. */
export function viewsOf(pglite: PGlite): (sessionNow: () => Session) => Database {
  const pool = embeddedPool(pglite);
  return (sessionNow) => {
    const db = over(pool, sessionNow);
    embedded.set(db, pglite);
    return db;
  };
}

const embedded = new WeakMap<Database, PGlite>();

/** The embedded PostgreSQL under a database; undefined: it is a real one. */
export function embeddedOf(db: Database): PGlite | undefined {
  return embedded.get(db);
}

function over(pool: ClientPool, sessionNow: () => Session): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sessionPool(pool, sessionNow) }) });
}
