import { DummyDriver, PostgresDialect, Transaction } from 'kysely';
import type { Database, Trx } from './database.ts';
import type { Tables } from './schema/tables.ts';

/** Never used: the connection is there. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('no further connections')) });
const inert = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Asks several things within a transaction, waiting once: each statement leaves without the answer to the one before. They
 * are carried out in their order. None is still on its way when this ends.
 *
 * @param db  a transaction
 * @param ask  begins all of it, with the transaction it is given
 * @returns the answers, under the names they were asked by
 * @throws what the first that failed has thrown
 */
export function atOnce<Asked extends Readonly<Record<string, Promise<unknown>>>>(
  db: Database,
  ask: (trx: Trx) => Asked,
): Promise<{ readonly [Name in keyof Asked]: Awaited<Asked[Name]> }> {
  if (!db.isTransaction) throw new Error('at once only within a transaction');
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const over = executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
    const asked = ask(new Transaction<Tables>({ ...inert, executor: over }));
    await Promise.allSettled(Object.values(asked));
    const answers = await Promise.all(Object.values(asked));
    return Object.fromEntries(Object.keys(asked).map((name, n) => [name, answers[n]])) as {
      [Name in keyof Asked]: Awaited<Asked[Name]>;
    };
  });
}
