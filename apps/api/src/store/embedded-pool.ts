import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * PGlite in the shape of a pool of one connection, so that the embedded and the real database share a dialect.
 * Whoever connects waits for the one before: two transactions never mix.
 */
export function embeddedPool(pglite: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();

  async function connect(): Promise<PostgresPoolClient> {
    const before = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return { query: query as PostgresPoolClient['query'], release };
  }

  async function query(text: string, values: readonly unknown[]) {
    const result = values.length === 0 ? await runScript(text) : await pglite.query(text, [...values]);
    const command = (text.match(/\w+/)?.[0] ?? '').toUpperCase();
    return { command, rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
  }

  /** Without values several statements may stand in one text, as in a migration. */
  async function runScript(text: string) {
    return (await pglite.exec(text)).at(-1);
  }

  return { connect, end: () => pglite.close() } as PostgresPool;
}
