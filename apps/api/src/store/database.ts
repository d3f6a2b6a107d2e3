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

/** A real PostgreSQL by its address, `postgres://…`. Statements are unnamed, so a pooler may stand between. */
export function openPostgres(url: string, onIdleError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs * 5,
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
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
