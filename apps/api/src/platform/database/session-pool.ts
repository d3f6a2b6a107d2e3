import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export interface Session {
  /** `none`: the user that logged in. */
  readonly role: string;
  readonly scope: string;
  /** Empty: nobody said. */
  readonly act: string;
  /** How long one statement may take, ms; 0: no limit. */
  readonly statementMs: number;
}

export interface Client extends PostgresPoolClient {
  /** @param isBroken  it is closed instead of being used again */
  release(isBroken?: boolean): void;
}

export interface ClientPool {
  connect(): Promise<Client>;
  end(): Promise<void>;
}

/** What each transaction is told besides, where no connection can be told for good. */
export interface Shared {
  /** ms; 0: no limit. */
  readonly idleMs: number;
}

/**
 * Brings each connection to the session of whoever takes it.
 *
 * @param shared  a pooler stands between: each transaction may meet another session, so everything is said within it
 */
export function sessionPool(pool: ClientPool, sessionNow: () => Session, shared?: Shared): PostgresPool {
  return {
    connect: async () => {
      const session = sessionNow();
      const client = await pool.connect();
      return shared ? inTransactions(client, session, shared) : inSession(client, session);
    },
    end: () => pool.end(),
  };
}

/** Leaves nothing in the session: what is no transaction becomes one of a single statement. */
function inTransactions(client: Client, session: Session, shared: Shared): PostgresPoolClient {
  const within = `set local idle_in_transaction_session_timeout = ${shared.idleMs}; ${settingOf(session, true)}`;
  let isInTransaction = false;
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (isInTransaction) return client.query(text, values);
    if (begins.test(text)) {
      isInTransaction = true;
      return client.query(`${text}; ${within}`, []);
    }
    try {
      await client.query(`begin; ${within}`, []);
      const answer = await client.query(text, values);
      await client.query('commit', []);
      return answer;
    } catch (failure) {
      await client.query('rollback', []).catch(() => {
        isBroken = true;
      });
      throw failure;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}

/** What each connection was told outside of transactions. */
const brought = new WeakMap<Client, Session>();

/** Begins a statement that is nobody's act: no audit notes what it changes. */
export const unnoted = '/* unnoted */';

const begins = /^(begin|start transaction)\b/;
const undoes = /^rollback\b/;
/** Leaves no trace of who acts. */
const harmless = /^\s*(select\b|\/\* unnoted \*\/)/i;
/** What the beginning of a transaction answers. */
const nothing = { command: 'BEGIN', rowCount: 0, rows: [] };

/**
 * Tells the database role, scope and actor: a transaction in one message with its beginning and for as long as it lasts;
 * any other statement before it, when something it may depend on has changed. What leaves no trace goes with it, and is
 * not answered unless the database was told; anything else waits until it was.
 */
function inSession(client: Client, session: Session): PostgresPoolClient {
  let isInTransaction = false;
  let isBroken = false;
  let toTell: string | undefined;
  let told: Promise<unknown> = Promise.resolve();
  let isAwaited = false;
  const tell = async (text: string) => {
    try {
      await client.query(text, []);
      if (!isInTransaction) brought.set(client, session);
    } catch (failure) {
      // Nobody knows now whose rows it shows.
      isBroken = true;
      throw failure;
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (begins.test(text)) {
      isInTransaction = true;
      toTell = `${text}; ${settingOf(session, true)}`;
      return nothing;
    }
    if (!isInTransaction && !isBrought(client, session, text)) {
      toTell = settingOf(session, false);
    }
    if (undoes.test(text)) {
      await told.catch(() => {});
      return toTell === undefined ? client.query(text, values) : nothing;
    }
    if (toTell !== undefined) {
      told = tell(toTell);
      toTell = undefined;
      isAwaited = false;
    }
    // Whatever comes after one that waits does so too: none overtakes another.
    isAwaited ||= !harmless.test(text);
    if (isAwaited) await told;
    const answer = client.query(text, values);
    answer.catch(() => {});
    await told;
    return answer;
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}

function isBrought(client: Client, { role, scope, act, statementMs }: Session, text: string): boolean {
  const known = brought.get(client);
  if (known?.role !== role || known.scope !== scope || known.statementMs !== statementMs) return false;
  return known.act === act || harmless.test(text);
}

/** As text without values, so that it can follow another statement in one message. */
function settingOf({ role, scope, act, statementMs }: Session, isForTransaction: boolean): string {
  const settings = Object.entries({
    role,
    'ndp.partner': scope,
    'ndp.act': act,
    statement_timeout: String(statementMs),
  });
  const calls = settings.map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, ${isForTransaction})`,
  );
  return `select ${calls.join(', ')}`;
}
