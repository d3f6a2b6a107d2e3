import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { describeAuditActor } from './audit-actor.ts';
import { poolWithDeadlines, statementLimit } from './deadline.ts';
import { embeddedPool } from './embedded-pool.ts';
import { currentScope, everyPartner, noPartner } from './partner-scope.ts';
import { applicationRole } from './role.ts';
import type { Tables } from './schema/tables.ts';
import { type ClientPool, type Session, type Shared, sessionPool } from './session-pool.ts';

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const connectionMs = 3_000;
/** How long a transaction may stand still, ms. */
const idleMs = 10_000;

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

/** Whoever waits for a lost connection gets the failure too. */
function heedLoss(): void {}

/** In the role of the product, within the scope at hand. */
export const asApplication = (): Session => ({
  role: applicationRole,
  scope: currentScope() ?? noPartner,
  act: describeAuditActor(),
  statementMs: statementLimit(),
});
/** As the owner of the tables: no policy hides a row. */
export const asOwner = (): Session => ({
  role: 'none',
  scope: everyPartner,
  act: describeAuditActor(),
  statementMs: 0,
});

const limits: Shared = { idleMs };
const noLimits: Shared = { idleMs: 0 };

/**
 * A PostgreSQL by its address.
 *
 * @param isPooled  a pooler stands between, as `isPooled` tells
 */
export function openPostgres(url: string, sessionNow = asApplication, isPooled = false): Database {
  const settings = { connectionString: url, max: 10 };
  if (isPooled) return openPool(sessionNow, settings, limits);
  return openPool(sessionNow, {
    ...settings,
    statement_timeout: statementLimit(),
    idle_in_transaction_session_timeout: idleMs,
  });
}

/** One connection, without limits of time. */
export function openPostgresAsOwner(url: string, isPooled = false): Database {
  return openPool(asOwner, { connectionString: url, max: 1 }, isPooled ? noLimits : undefined);
}

function openPool(sessionNow: () => Session, settings: pg.PoolConfig, shared?: Shared): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionMs, pipeline: true, ...settings });
  // Without a listener a lost connection would end the process.
  pool.on('error', heedLoss);
  pool.on('connect', (client) => client.on('error', heedLoss));
  const db = over(poolWithDeadlines(pool, !shared), sessionNow, shared);
  pools.set(db, pool);
  return db;
}

/** One database in two roles; closing either closes both. */
export interface Opened {
  readonly db: Database;
  readonly owner: Database;
}

/** The embedded PostgreSQL, kept in a folder; in memory without one. */
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

export function viewsOf(pglite: PGlite): (sessionNow: () => Session) => Database {
  const pool = embeddedPool(pglite);
  return (sessionNow) => {
    const db = over(pool, sessionNow);
    embedded.set(db, pglite);
    return db;
  };
}

const embedded = new WeakMap<Database, PGlite>();

/** Undefined: it is a real one. */
export function embeddedOf(db: Database): PGlite | undefined {
  return embedded.get(db);
}

function over(pool: ClientPool, sessionNow: () => Session, shared?: Shared): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: sessionPool(pool, sessionNow, shared) }),
  });
}
