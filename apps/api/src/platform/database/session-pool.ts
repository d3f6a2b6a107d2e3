import type { PostgresPool, PostgresPoolClient } from 'kysely';

export interface Session {
  /** `none`: the user that logged in. */
  readonly role: string;
  readonly scope: string;
  /** Empty: nobody said. */
  readonly act: string;
}

export interface Client extends PostgresPoolClient {
  /** @param isBroken  it is closed instead of being used again */
  release(isBroken?: boolean): void;
}

export interface ClientPool {
  connect(): Promise<Client>;
  end(): Promise<void>;
}

const brought = new WeakMap<Client, string>();

/** Brings each connection to the session of whoever takes it; the database is asked only on a change. */
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

const details = new WeakMap<Client, string>();

/** What ends a transaction comes after whatever changed something. */
const harmless = /^\s*(select|commit|rollback)\b|^start transaction\b.*\bread only$/i;

/** Tells the database who acts, before the first statement that may change anything. */
function telling(client: Client, act: string): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    if ((details.get(client) ?? '') !== act && !harmless.test(text)) {
      await client.query("select set_config('ndp.act', $1, false)", [act]);
      details.set(client, act);
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
