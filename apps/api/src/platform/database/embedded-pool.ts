import type { PGlite } from '@electric-sql/pglite';
import type { Client, ClientPool } from './client-pool.ts';

/** PGlite as a pool of one connection: whoever connects waits for the one before, so two transactions never mix. */
export function embeddedPool(pglite: PGlite): ClientPool {
  let last: Promise<void> = Promise.resolve();
  let release = () => {};
  const client: Client = { query, release: () => release() };

  async function connect(): Promise<Client> {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    release = end;
    return client;
  }

  async function query(text: string, values: readonly unknown[]) {
    const result = values.length === 0 ? await runScript(text) : await pglite.query(text, [...values]);
    return { rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
  }

  /** Several statements in one text, as in a migration. */
  async function runScript(text: string) {
    return (await pglite.exec(text)).at(-1);
  }

  return { connect, end: () => pglite.close() };
}
