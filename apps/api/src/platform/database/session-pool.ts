import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** As whom a connection works, and whose rows it sees. */
export interface Session {
  /** A role of the database; `none`: the user that logged in. */
  readonly role: string;
  /** What the policies compare `partner_id` with. */
  readonly scope: string;
  /** Who acts, as the audit notes it; empty: nobody said. */
  readonly act: string;
}

/** A connection that can be thrown away. */
export interface Client extends PostgresPoolClient {
  /** @param isBroken  true: it is closed instead of being used again */
  release(isBroken?: boolean): void;
}

/** A pool of such connections. */
export interface ClientPool {
  connect(): Promise<Client>;
  end(): Promise<void>;
}

/** What each open connection was brought to. */
const brought = new WeakMap<Client, string>();

/** A pool whose every connection is brought to the session of whoever takes it; the database is asked only on a change. */
export function sessionPool(pool: ClientPool, sessionNow: () => Session): PostgresPool {
  return {
    connect: async () => {
      const session = sessionNow();
      const client = await pool.connect();
      await bring(client, session);
      return telling(client, session.act);
    },
    end: () => pool.end(),
  };
}

/** The act each open connection was told of last. */
const told = new WeakMap<Client, string>();

/** What changes nothing by itself; what ends a transaction comes after whatever did. */
const harmless = /^\s*(select|commit|rollback)\b|^start transaction\b.*\bread only$/i;

/** A connection that tells the database who acts before the first statement that may change anything. */
function telling(client: Client, act: string): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    if ((told.get(client) ?? '') !== act && !harmless.test(text)) {
      await client.query("select set_config('ndp.act', $1, false)", [act]);
      told.set(client, act);
    }
    return client.query(text, values);
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

async function bring(client: Client, { role, scope }: Session): Promise<void> {
  const wanted = `${role} ${scope}`;
  if (brought.get(client) === wanted) return;
  try {
    const settings = "select set_config('role', $1, false), set_config('ndp.partner', $2, false)";
    await client.query(settings, [role, scope]);
    brought.set(client, wanted);
  } catch (failure) {
    client.release(true);
    throw failure;
  }
}
