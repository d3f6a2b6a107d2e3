import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** As whom a connection works, and whose rows it sees. */
export interface Session {
  /** A role of the database; `none`: the user that logged in. */
  readonly role: string;
  /** What the policies compare `partner_id` with. */
  readonly scope: string;
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
      return client;
    },
    end: () => pool.end(),
  };
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
