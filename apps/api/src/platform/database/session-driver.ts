import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Client, ClientPool } from './client-pool.ts';
import { type Session, settingsOf } from './session.ts';

/**
 * A PostgreSQL on which every transaction begins with the words whose rows and whose act it is, and every statement outside
 * of one becomes one of its own.
 *
 * @param sessionOf  tells them when a connection is taken
 */
export function sessionDialect(pool: ClientPool, sessionOf: () => Session): Dialect {
  return {
    createDriver: () => new SessionDriver(pool, sessionOf),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class SessionDriver implements Driver {
  readonly #pool: ClientPool;
  readonly #sessionOf: () => Session;

  constructor(pool: ClientPool, sessionOf: () => Session) {
    this.#pool = pool;
    this.#sessionOf = sessionOf;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    const session = this.#sessionOf();
    return new SessionConnection(await this.#pool.connect(), session);
  }

  beginTransaction(connection: SessionConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: SessionConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SessionConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/** A connection from when it is taken until it is given back. It passes statements on within a transaction only. */
class SessionConnection implements DatabaseConnection {
  readonly #client: Client;
  readonly #session: Session;
  #state: 'free' | 'in transaction' | 'busy' | 'released' = 'free';
  #isBroken = false;

  constructor(client: Client, session: Session) {
    this.#client = client;
    this.#session = session;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#state === 'in transaction' ? this.#ask(query) : this.#askAlone(query);
  }

  /** Role, partner and actor go with the beginning in one message: there is no transaction without them. */
  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    if (this.#state !== 'free') throw new Error(`no transaction on a connection that is ${this.#state}`);
    this.#state = 'busy';
    const level = isolationLevel && `isolation level ${isolationLevel}`;
    const beginning = ['start transaction', level, accessMode].filter(Boolean).join(' ');
    await this.#client
      .query(`${beginning}; ${settingsOf(this.#session)}`, [])
      .catch(async (failure: unknown) => {
        await this.rollback();
        throw failure;
      });
    this.#state = 'in transaction';
  }

  async commit(): Promise<void> {
    this.#state = 'busy';
    await this.#client.query('commit', []);
    this.#state = 'free';
  }

  /** Also after a commit that failed; a connection that cannot do it is closed. */
  async rollback(): Promise<void> {
    this.#state = 'busy';
    await this.#client.query('rollback', []).catch(() => {
      this.#isBroken = true;
    });
    this.#state = 'free';
  }

  release(): void {
    this.#state = 'released';
    this.#client.release(this.#isBroken);
  }

  // biome-ignore lint/correctness/useYield: nothing is read so
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows are read a page at a time');
  }

  async #askAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin({});
    this.#state = 'busy';
    try {
      const answer = await this.#ask<Row>(query);
      await this.commit();
      return answer;
    } catch (failure) {
      await this.rollback();
      throw failure;
    }
  }

  async #ask<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#client.query(sql, [...parameters]);
    return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
  }
}
